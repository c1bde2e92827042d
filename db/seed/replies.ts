import { brand } from "#domain/brand.ts";
import { newId, type RandomBytes } from "#domain/ids.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import type { cannedResponses } from "../schema/index.ts";

interface DemoReply {
  readonly shortcut: string;
  readonly title: string;
  readonly texts: Readonly<Record<ChatLanguage, string>>;
}

/** What a desk says every day, in every language that it chats in. */
const demoReplies: readonly DemoReply[] = [
  {
    shortcut: "hello",
    title: "I have your ticket",
    texts: {
      en: `Hi {name}, this is {technician} from ${brand.product}. I have your ticket {ticket} and I am looking into your {truck} now.`,
      es: `Hola, {name}. Soy {technician}, de ${brand.product}. Tengo su caso {ticket} y ya estoy revisando lo de su {truck}.`,
      ar: `مرحبًا {name}، معك {technician} من ${brand.product}. طلبك {ticket} عندي وأنا أعمل الآن على مشكلة شاحنتك {truck}.`,
      ru: `Здравствуйте, {name}! Это {technician} из ${brand.product}. Ваша заявка {ticket} у меня, уже разбираюсь, что с вашим {truck}.`,
    },
  },
  {
    shortcut: "safe",
    title: "Safety first",
    texts: {
      en: "First things first: are you out of the way of traffic? Flashers on, triangles out, and stay on the side away from the road. If there is smoke or fire, get well away from the truck and call 911.",
      es: "Primero lo primero: ¿está fuera del paso del tráfico? Intermitentes encendidos, triángulos puestos, y quédese del lado contrario a la carretera. Si hay humo o fuego, aléjese del camión y llame al 911.",
      ar: "السلامة أولًا: هل أنت بعيد عن حركة المرور؟ شغّل الفلشر (الرباعي)، ضع المثلثات، وابقَ في الجهة البعيدة عن السيارات. إذا رأيت دخانًا أو نارًا فابتعد عن الشاحنة واتصل بالرقم 911.",
      ru: "Сначала безопасность: вы в стороне от потока машин? Включите аварийку, выставьте треугольники и стойте с дальней от дороги стороны. Если есть дым или огонь, отойдите подальше от грузовика и звоните 911.",
    },
  },
  {
    shortcut: "where",
    title: "Where are you exactly?",
    texts: {
      en: "Where exactly are you? Please send me the highway, the direction you were going and the nearest mile marker. The number of the last exit helps too.",
      es: "¿Dónde está exactamente? Mándeme por favor la carretera, el sentido en que iba y el poste de milla más cercano. El número de la última salida también sirve.",
      ar: "أين أنت بالضبط؟ أرسل لي من فضلك اسم الطريق السريع واتجاه سيرك وأقرب علامة ميل. رقم آخر مخرج يفيد أيضًا.",
      ru: "Где вы точно стоите? Напишите, пожалуйста, трассу, в какую сторону ехали и ближайший столбик с милями. Номер последнего съезда тоже поможет.",
    },
  },
  {
    shortcut: "dash",
    title: "Photo of the dash",
    texts: {
      en: "Please send me a photo of the whole dash with the key on, so that I can see every lamp and every message.",
      es: "Mándeme por favor una foto de todo el tablero con la llave puesta en encendido, para ver todas las luces y todos los mensajes.",
      ar: "أرسل لي من فضلك صورة للتابلو كاملًا والمفتاح في وضع التشغيل، حتى أرى كل اللمبات والرسائل.",
      ru: "Пришлите, пожалуйста, фото всей приборной панели при включённом зажигании, чтобы были видны все лампы и сообщения.",
    },
  },
  {
    shortcut: "codes",
    title: "Read the fault codes",
    texts: {
      en: "Can you read the fault codes for me? On most trucks they are in the dash menu under diagnostics. Send the SPN and FMI numbers as they stand, or a photo of that screen.",
      es: "¿Puede leerme los códigos de falla? En la mayoría de los camiones están en el menú del tablero, en diagnóstico. Mándeme los números SPN y FMI tal como aparecen, o una foto de esa pantalla.",
      ar: "هل يمكنك قراءة أكواد الأعطال؟ في معظم الشاحنات تجدها في قائمة التابلو تحت Diagnostics. أرسل أرقام SPN وFMI كما هي، أو صورة لتلك الشاشة.",
      ru: "Можете прочитать коды ошибок? В большинстве грузовиков они в меню приборной панели, в разделе диагностики. Пришлите номера SPN и FMI как есть или фото этого экрана.",
    },
  },
  {
    shortcut: "call",
    title: "Please call us",
    texts: {
      en: "This is quicker by phone, {name}. Please tap the call button on your ticket page and say your number: {ticket}. Whoever answers has everything you wrote.",
      es: "Esto es más rápido por teléfono, {name}. Toque por favor el botón de llamar en la página de su caso y diga su número: {ticket}. Quien conteste ya tiene todo lo que usted escribió.",
      ar: "هذا أسرع بالهاتف يا {name}. اضغط من فضلك على زر الاتصال في صفحة طلبك واذكر رقمك: {ticket}. من يرد عليك لديه كل ما كتبته.",
      ru: "По телефону будет быстрее, {name}. Нажмите, пожалуйста, кнопку звонка на странице заявки и назовите номер: {ticket}. У того, кто ответит, есть всё, что вы написали.",
    },
  },
  {
    shortcut: "tow",
    title: "Tow arranged",
    texts: {
      en: "{name}, a tow truck is on its way to you at {address}. It should be there in about {eta}. Keep your phone on: they call before they arrive.",
      es: "{name}, una grúa va en camino a {address}. Debería llegar en aproximadamente {eta}. Tenga el teléfono encendido: lo llaman antes de llegar.",
      ar: "{name}، شاحنة السحب في الطريق إليك عند {address}. من المفترض أن تصل خلال {eta} تقريبًا. أبقِ هاتفك مفتوحًا، سيتصلون بك قبل الوصول.",
      ru: "{name}, эвакуатор едет к вам: {address}. Должен быть примерно через {eta}. Держите телефон включённым: перед приездом вам позвонят.",
    },
  },
  {
    shortcut: "mechanic",
    title: "Mechanic on the way",
    texts: {
      en: "A mobile mechanic is coming to your {truck} at {address}, in about {eta}. Please stay with the truck as long as the place is out of traffic.",
      es: "Un mecánico móvil va hacia su {truck} en {address}; llega en aproximadamente {eta}. Quédese por favor cerca del camión mientras el lugar esté fuera del tráfico.",
      ar: "ميكانيكي متنقل في الطريق إلى شاحنتك {truck} عند {address}، خلال {eta} تقريبًا. ابقَ من فضلك قرب الشاحنة ما دام المكان بعيدًا عن حركة المرور.",
      ru: "К вашему {truck} едет выездной механик: {address}, примерно через {eta}. Оставайтесь, пожалуйста, рядом с грузовиком, если место в стороне от потока машин.",
    },
  },
  {
    shortcut: "late",
    title: "It takes longer",
    texts: {
      en: "I am sorry, {name}: it takes longer than I told you. It is now about {eta}. Tell me at once if anything changes where you are.",
      es: "Lo siento, {name}: va a tardar más de lo que le dije. Ahora faltan aproximadamente {eta}. Avíseme enseguida si algo cambia donde está.",
      ar: "أعتذر يا {name}، سيستغرق الأمر أكثر مما قلت لك. المتبقي الآن {eta} تقريبًا. أخبرني فورًا إذا تغيّر شيء عندك.",
      ru: "Простите, {name}: выходит дольше, чем обещали. Осталось примерно {eta}. Сразу напишите, если у вас что-то изменится.",
    },
  },
  {
    shortcut: "stop",
    title: "Drive no further",
    texts: {
      en: "Please drive no further with this. Leave the lane, park as far from traffic as you can, switch the engine off, and tell me when you stand.",
      es: "Por favor no siga manejando así. Salga del carril, estaciónese lo más lejos posible del tráfico, apague el motor y avíseme cuando esté parado.",
      ar: "من فضلك لا تكمل القيادة بهذا العطل. اخرج من المسار، وقف أبعد ما يمكن عن حركة المرور، وأطفئ المحرك، وأخبرني عندما تتوقف.",
      ru: "С такой неисправностью дальше ехать нельзя. Уйдите с полосы, встаньте как можно дальше от потока машин, заглушите двигатель и напишите, когда остановитесь.",
    },
  },
  {
    shortcut: "approve",
    title: "Approve the part",
    texts: {
      en: "I have put a part with its price into ticket {ticket}. Please approve or decline it there. Nothing is ordered before you say yes.",
      es: "Puse una pieza con su precio en el caso {ticket}. Apruébela o recházela ahí, por favor. No se pide nada antes de que usted diga que sí.",
      ar: "أضفت قطعة مع سعرها إلى الطلب {ticket}. وافق عليها أو ارفضها هناك من فضلك. لا نطلب شيئًا قبل موافقتك.",
      ru: "В заявке {ticket} теперь есть деталь с ценой. Одобрите её или откажитесь там же. Без вашего согласия ничего не заказываем.",
    },
  },
  {
    shortcut: "hours",
    title: "Hours of the parts delivery",
    texts: {
      en: "Parts are delivered from 8 AM to 8 PM your time. Outside these hours the next delivery starts at 8 AM.",
      es: "Las piezas se entregan de 8 AM a 8 PM, hora de donde usted está. Fuera de ese horario, la siguiente entrega empieza a las 8 AM.",
      ar: "توصيل القطع من الساعة 8 صباحًا إلى 8 مساءً بتوقيتك. خارج هذه الساعات يبدأ التوصيل التالي في الساعة 8 صباحًا.",
      ru: "Детали привозим с 8 утра до 8 вечера по вашему времени. В остальное время ближайшая доставка начинается в 8 утра.",
    },
  },
  {
    shortcut: "still",
    title: "Are you still there?",
    texts: {
      en: "Are you still there, {name}? Please tell me how it stands with your {truck}, also if it runs again.",
      es: "¿Sigue ahí, {name}? Dígame por favor cómo va su {truck}, también si ya funciona.",
      ar: "هل ما زلت معي يا {name}؟ أخبرني من فضلك كيف حال شاحنتك {truck}، حتى لو عادت إلى العمل.",
      ru: "Вы ещё на связи, {name}? Напишите, пожалуйста, что с вашим {truck}, даже если он уже на ходу.",
    },
  },
  {
    shortcut: "solved",
    title: "Solved, closing the ticket",
    texts: {
      en: "Good to hear that your {truck} runs again, {name}. I will mark {ticket} as resolved. If it comes back, ask for help again: we keep what we found.",
      es: "Qué bueno que su {truck} ya funciona, {name}. Voy a marcar {ticket} como resuelto. Si vuelve a pasar, pida ayuda otra vez: guardamos lo que encontramos.",
      ar: "يسعدني أن شاحنتك {truck} عادت إلى العمل يا {name}. سأغلق الطلب {ticket} على أنه تم حله. إذا تكرر العطل فاطلب المساعدة من جديد، فنحن نحتفظ بما وجدناه.",
      ru: "Хорошо, что ваш {truck} снова на ходу, {name}. Отмечаю заявку {ticket} как решённую. Если повторится, обращайтесь снова: всё, что мы нашли, сохранено.",
    },
  },
];

/** The rows of the team's replies, written by `createdBy`. */
export function demoReplyRows(
  createdBy: string,
  createdAt: number,
  randomBytes: RandomBytes,
): (typeof cannedResponses.$inferInsert)[] {
  return demoReplies.map((reply) => ({
    ...reply,
    id: newId("reply", randomBytes),
    ownerId: null,
    createdBy,
    updatedBy: createdBy,
    createdAt,
    updatedAt: createdAt,
  }));
}
