/**
 * Sentences by which an answer offers a person, in the four chat languages: the second way to a hand-over
 * beside the assessment's typed signal (product decision P9).
 */
const phrases: readonly RegExp[] = [
  // English
  /\b(?:submit|send|open|create|file|fill (?:in|out))\w*\s+(?:\w+\s+){0,3}support (?:request|ticket|form)/i,
  /\b(?:connect|transfer|hand|put)\w*\s+(?:\w+\s+){0,4}(?:to|with|through to|over to)\s+(?:\w+\s+){0,3}(?:human|support|technician|real person|support team)/i,
  /\brequest (?:a )?human support\b/i,
  // Spanish
  /(?:enviar|envíe|envia|envía|abrir|abra|crear|cree)\s+(?:\S+\s+){0,3}(?:solicitud|ticket|formulario) de (?:soporte|ayuda|asistencia)/i,
  /(?:conectar|comunicar|pasar|poner|conecto|comunico|paso)\S*\s+(?:\S+\s+){0,4}con\s+(?:\S+\s+){0,3}(?:técnico|persona|humano|soporte|equipo)/i,
  // Russian; \b does not know Cyrillic, so the words have no boundary
  /(?:отправ|созда|остав|оформ|заполн)\S*\s+(?:\S+\s+){0,3}(?:заявк|запрос|обращени)\S*\s+(?:\S+\s+){0,2}(?:поддержк|специалист|механик|техник)/i,
  /(?:соедин|свяж|подключ|перевед|переда)\S*\s+(?:\S+\s+){0,4}(?:человек|специалист|оператор|техник|механик|поддержк)/i,
  // Arabic
  /(?:إرسال|أرسل|تقديم|قدّم|قدم|فتح|إنشاء)\s+(?:\S+\s+){0,2}طلب\S*\s+(?:\S+\s+){0,2}(?:دعم|الدعم|مساعدة|المساعدة)/,
  /(?:توصيلك|أوصلك|وصلك|تحويلك|أحولك|ربطك|نوصلك|نحولك)\s+(?:\S+\s+){0,3}(?:فني|الفني|بفني|بشخص|شخص|الدعم|بالدعم|فريق|بفريق)/,
];

/** Whether an answer offers to submit a support request or to connect the driver with a person. */
export function offersHumanSupport(answer: string): boolean {
  return phrases.some((phrase) => phrase.test(answer));
}
