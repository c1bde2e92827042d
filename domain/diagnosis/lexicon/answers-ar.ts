import type { AnswerWords } from "./answers.ts";

export const arabic: AnswerWords = {
  green: /خضر|زهري|وردي|برتقال/,
  black: /سود|بني/,
  red: /حمر/,
  dry: /ما في|ماكو/,
  half: /نص|بين/,
  seat: /كرسي|مقعد/,
  driving: /ماشي|[اأ]سوق/,
  slid: /تحرك|مال|يمكن|ممكن/,
  both: /\d{2} ?(?:الاثنين|الثنين)/,
  idle: /دعس|واقف/,
  place: /(?:ميل|مايل|مخرج|طريق|واي) ?\d/,
  trailer: /مقطور|تريل/,
};
