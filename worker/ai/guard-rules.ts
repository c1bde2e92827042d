/** What a sentence of a model may be that no driver is to read. */
export type Violation = "safe" | "miles" | "price" | "defeat" | "drives_on" | "goes_far";

/** Word boundaries for every script; \b knows Latin letters alone. */
const from = String.raw`(?<![\p{L}\p{N}])`;
const to = String.raw`(?![\p{L}\p{N}])`;
/** Up to `most` words in between. */
const words = (most: number) => String.raw`(?:[\p{L}\p{N}'’./-]+\s+){0,${most}}`;

const word = (source: string): RegExp => new RegExp(`${from}(?:${source})${to}`, "giu");
/** For stems: the word may go on. */
const stem = (source: string): RegExp => new RegExp(`${from}(?:${source})`, "giu");

const device = {
  en: "brakes?|spring brakes?|valves?|sensors?|switch(?:es)?|buzzers?|alarms?|shutdowns?|protection|abs|def|dpf|scr|egr|nox|eld|logs?|logbook|governor|limiter|derate|derates|inducement|emissions?|air line|brake line",
  es: "fren|válvula|valvula|sensor|interruptor|zumbador|alarma|apagado|protecci|abs|def|dpf|scr|egr|nox|eld|bitácora|bitacora|limitador|gobernador|emision|derate|urea",
  ar: "(?:ال)?(?:فرامل|مكابح|صمام|حساس|مستشعر|مفتاح|إنذار|انذار|حماية|محدد|عادم|انبعاث|سجل)|abs|def|dpf|scr|egr|nox|eld",
  ru: "тормоз|клапан|датчик|выключател|зуммер|сигнализаци|защит|abs|def|dpf|scr|egr|nox|eld|абс|сажев|катализатор|мочевин|тахограф|ограничител|выхлоп",
};

/**
 * By kind, what it looks like in the four chat languages. Each pattern is a handful of words with bounded gaps.
 * `safe`, `miles`, `price` and `defeat` are forbidden always; `drives_on` when the engine says stop now, `goes_far`
 * when it says no further than the next safe exit.
 */
export const rules: Readonly<Record<Violation, readonly RegExp[]>> = {
  safe: [
    word(
      String.raw`(?:is|are|it['’]?s|be|still|perfectly|completely|probably|should be)\s+(?:(?!not\b|never\b)\w+\s+)?(?:safe|okay|ok|fine|alright|all right)\s+(?:for you\s+)?to\s+(?:drive|keep|continue|go|move|operate|run|roll|haul)`,
    ),
    word(
      "(?:safe|okay|ok|fine) to (?:drive|continue|keep|proceed|operate)|safely (?:drive|continue|keep driving|proceed)",
    ),
    word("(?:you['’]?re|you are) (?:all )?(?:good|clear|fine|safe|ok|okay) to (?:go|drive|roll|continue)"),
    word("(?:no|without any) (?:danger|risk|problem) (?:in|to|if you) (?:driv|keep|continu)\\w*"),
    word("(?:nothing|no need) to worry about"),
    word(`segur[oa]s?\\s+(?:para\\s+)?(?:conducir|manejar|seguir|continuar|circular|operar)`),
    word(
      `(?:conducir|manejar|seguir|continuar|circular)\\s+${words(3)}(?:con seguridad|sin (?:riesgo|peligro|problemas?))`,
    ),
    word(`no hay (?:ningún\\s+)?(?:peligro|riesgo|problema) (?:en|para|si)`),
    word(
      "безопасно\\s+(?:ехать|продолжать|двигаться|вести|водить)|(?:ехать|продолжать|двигаться)\\s+(?:дальше\\s+)?безопасно",
    ),
    word("(?:можно|можете)\\s+(?:смело|спокойно|безопасно|без\\s+опаски)\\s+(?:ехать|продолжать|двигаться)"),
    stem("(?:آمن|آمنة|امن|امنة|آمنا|آمنًا)\\s+(?:لل|ل|في\\s+)?(?:ال)?(?:قيادة|سير|تحرك|متابعة|قياده)"),
    stem("(?:القيادة|السير|المتابعة)\\s+(?:آمن|آمنة|امن|امنة|بأمان|بامان)|(?:تقود|تسير|تتابع|القيادة|السير)\\s+بأمان"),
  ],
  miles: [
    word(
      `(?:drive|go|make|get|run|last|limp|have|left|another|next)\\s+${words(4)}(?:about|around|at least|up to|roughly)?\\s*\\d[\\d.,]*\\s+(?:more\\s+)?(?:miles?|mi|km|kilometers)(?!\\s+(?:away|from|off|ahead|down|east|west|north|south))`,
    ),
    word("\\d[\\d.,]*\\s+(?:more\\s+)?(?:miles?|mi|km|hours?)\\s+(?:left|before|until|more|to go|remaining)"),
    stem(
      `(?:recorr|manej|conduc|hac|avanz|qued|aguant|dur|and|sigu)\\p{L}*\\s+${words(4)}(?<!${from}a\\s)\\d[\\d.,]*\\s+(?:millas?|km|kilómetros?)`,
    ),
    word("\\d[\\d.,]*\\s+(?:millas?|km|kilómetros?|horas?)\\s+(?:más|antes|restantes)"),
    stem(`(?:проехать|проед|хватит|протян|дотян)\\p{L}*\\s+${words(4)}\\d[\\d.,]*\\s+(?:мил|км|километр)`),
    stem(
      "\\d[\\d.,]*\\s+(?:миль|мили|км|километр\\p{L}*|час\\p{L}*)\\s+(?:хватит|осталось|ещё|еще|до\\s+(?:снижения|ограничения|остановки))",
    ),
    stem(
      `(?:تقود|تسير|تقطع|يتبق|تبقى|باق|أمامك|امامك|القيادة|السير)\\p{L}*\\s+${words(4)}[\\d٠-٩][\\d٠-٩.,]*\\s+(?:ميل|أميال|كم|كيلو)`,
    ),
  ],
  price: [
    /\$\s?\d/gu,
    /\d[\d.,]*\s?(?:\$|usd|dollars?|bucks|d[óo]lares|долл|доллар|دولار)/giu,
    stem(`(?:costs?|price|quote|run you)\\s+${words(4)}\\d`),
    stem(`(?:cuesta|costar|precio|cobra)\\p{L}*\\s+${words(4)}\\d`),
    stem(`(?:стоит|стоить|обойд|цена)\\p{L}*\\s+${words(4)}\\d`),
    stem(`(?:تكلف|يكلف|السعر|التكلفة)\\p{L}*\\s+${words(4)}[\\d٠-٩]`),
  ],
  defeat: [
    word(
      `(?:bypass|jumper|cage|unplug|disconnect(?!\\s+switch)|clamp|pinch|disable|delete|trick|override|defeat|plug off|cap off|fool|tamper with|zip[- ]?tie|tape)(?:p?ing|p?ed)?\\s+${words(3)}(?:${device.en})`,
    ),
    word(
      `(?:remove|pull|take out|cut out)\\s+${words(3)}(?:sensors?|dpf|scr|egr|nox|governor|limiter|eld|(?:abs|eld|def) fuse)`,
    ),
    word(
      "(?:dpf|egr|def|scr|emissions?)[ -](?:delete|off|removal)|(?:edit|falsify|fake|fudge|alter)\\s+(?:your\\s+|the\\s+)?(?:logs?|logbook|eld|hours)",
    ),
    word(
      "(?:pull|disconnect|remove) (?:the )?(?:battery )?(?:grounds?|cables?|fuse) (?:for|to) (?:\\w+\\s+){0,5}(?:reset|clear|escape|derate)",
    ),
    stem(`(?:anul|puente|desconect|desactiv|elimin|engañ|burl|desenchuf)\\p{L}*\\s+${words(3)}(?:${device.es})`),
    stem(`(?:отключ|отсоедин|заглуш|удал|обман|перемкн|зажм|вырез)\\p{L}*\\s+${words(3)}(?:${device.ru})`),
    stem(
      `(?:обойти|обойд\\p{L}*|снять|снимите|сними)\\s+${words(1)}(?:защит|датчик|ограничител|сажев|катализатор|dpf|egr|scr)`,
    ),
    stem(
      `(?:افصل|فصل|عطل|عطّل|تعطيل|تجاوز|احذف|حذف|ألغ|الغ|إلغاء|الغاء|اخدع|انزع|نزع|إزالة|ازالة)\\p{L}*\\s+${words(3)}(?:${device.ar})`,
    ),
  ],
  drives_on: [
    word(
      "(?:keep|continue|resume|carry on)\\s+(?:on\\s+)?(?:driving|going|moving|rolling|your (?:trip|route|drive|run)|to drive)",
    ),
    word(
      `you (?:can|could|may|might|should be able to)\\s+${words(2)}(?:drive|continue|proceed|make it|limp|go on|keep going|roll)`,
    ),
    word(
      `(?:drive|limp|nurse|creep|roll)\\s+(?:it|her|the truck|the rig|slowly|carefully|on)\\s+${words(3)}(?:to|home|until|as far)`,
    ),
    word(
      `(?:drive|proceed|continue|head|get)\\s+${words(2)}(?:to|toward|towards)\\s+(?:the\\s+|a\\s+|your\\s+)?(?:next|nearest|closest|shop|exit|truck stop|dealer|destination|terminal)`,
    ),
    word("restart (?:it|the engine|the truck)|start (?:it|the engine) (?:up )?again"),
    word("no need to (?:stop|pull over)|(?:do not|don['’]?t) (?:need|have) to (?:stop|pull over)"),
    word(
      `(?:sig[ua]e?|siga|puedes?|continúe|continue|continúa|podr[íi]as?)\\s+${words(1)}(?:conduciendo|manejando|seguir|conducir|manejar|continuar|llegar)`,
    ),
    word(
      "(?:maneje|conduzca|avance)\\s+(?:despacio|con cuidado|hasta|al)|no (?:necesita|hace falta|tiene que) (?:parar|detenerse)",
    ),
    word("(?:продолжайте|можете|можно|сможете)\\s+(?:ехать|движение|дальше|доехать|путь|продолжать|двигаться)"),
    word(
      "(?:езжайте|поезжайте|доезжайте|двигайтесь)\\s+(?:дальше|медленно|осторожно|до|потихоньку)|(?:не нужно|необязательно|незачем)\\s+останавливаться",
    ),
    stem("(?:واصل|تابع|يمكنك|بإمكانك|تستطيع|استمر)\\s+(?:في\\s+)?(?:ال)?(?:قيادة|سير|متابعة|تحرك|مواصلة|تقود|وصول)"),
    stem("(?:قد|سر|امش)\\s+(?:ببطء|ببطئ|بحذر)|لا (?:داعي|حاجة)\\s+(?:للتوقف|إلى التوقف|لأن تتوقف)"),
  ],
  goes_far: [
    word(
      "(?:continue|resume|finish|complete|carry on with|keep on)\\s+(?:with\\s+)?(?:your|the)\\s+(?:trip|route|run|load|delivery|haul|shift|day)",
    ),
    word(
      `(?:drive|continue|go|make it|proceed)\\s+${words(3)}(?:to|all the way to)\\s+(?:your\\s+|the\\s+)?(?:destination|terminal|delivery|receiver|home)`,
    ),
    word("no need to (?:stop|pull over|exit)|(?:do not|don['’]?t) (?:need|have) to (?:stop|pull over|exit)"),
    word(
      "(?:continúe|continue|siga|termine)\\s+(?:con\\s+)?(?:su|el)\\s+(?:viaje|ruta|recorrido)|no (?:necesita|hace falta|tiene que) (?:parar|detenerse)",
    ),
    word(
      "(?:продолжайте|завершите|заканчивайте)\\s+(?:ваш\\s+|свой\\s+)?(?:рейс|маршрут|путь|поездку)|(?:не нужно|необязательно|незачем)\\s+останавливаться",
    ),
    stem("(?:أكمل|اكمل|واصل|تابع)\\s+(?:رحلتك|طريقك|مسارك)|لا (?:داعي|حاجة)\\s+(?:للتوقف|إلى التوقف)"),
  ],
};

/** A question and its yes: `Can I keep driving? Yes.` */
export const questionOfDriving =
  /(?<![\p{L}])(?:driv(?:e|ing)|safe|keep going|continue|go on|conducir|manejar|seguir|segur[oa]|ехать|продолжать|безопасно|القيادة|السير|آمن|أقود)(?![\p{L}])[^?؟]{0,80}[?؟]\s*$/iu;
export const plainYes =
  /^[\s"'“*-]*(?:yes|yeah|yep|sure|absolutely|definitely|certainly|of course|s[íi]|claro|por supuesto|да|конечно|разумеется|نعم|أجل|بالتأكيد|طبعا|طبعًا)(?![\p{L}])/iu;

const nots =
  "do not|don['’]?t|does not|doesn['’]?t|never|not|no|nobody|cannot|can['’]?t|won['’]?t|stop|avoid|without|isn['’]?t|aren['’]?t|shouldn['’]?t|mustn['’]?t|refuse to|nunca|jamás|tampoco|sin|evite|не|нельзя|никогда|никто|без|запрещено|لا|لن|لم|ليس|ليست|يمنع|ممنوع|غير|بدون|دون|تجنب";
const reassuring =
  "(?!\\s+(?:need to\\s+|have to\\s+|te\\s+|se\\s+|hay\\s+)?(?:worr|problem|doubt|question|preocup|pasa nada|duda|stress|беспоко|волнуй|пережив|сомнен|تقلق|مشكلة|شك))";

/** A denial that still holds where the phrase begins: nothing between them ends a clause. */
export const deniedBefore = new RegExp(`${from}(?:${nots})${to}${reassuring}[^.!?؟\\n,;:،—–]{0,40}$`, "iu");

/** A denial of a list: `do not release, cage or bypass`; the second also with the list's end in what follows. */
const or = "(?:or|nor|ni|o|или|ни|أو|ولا)";
const listed = `${from}(?:${nots})${to}${reassuring}\\s+(?:\\p{L}+,\\s+){1,4}`;
export const deniedList = new RegExp(`${listed}(?:\\p{L}+\\s+)?${or}\\s+$`, "iu");
export const deniedListSoFar = new RegExp(`${listed}$`, "iu");
export const listEnds = new RegExp(`^\\p{L}+\\s+${or}${to}`, "iu");

/** Says of the whole sentence that it warns; a 'but' takes that back. */
export const warns =
  /(?<!\p{L})(?:illegal|against the law|unlawful|dangerous|deadly|can kill|will not help|won['’]t help|ilegal|peligros\p{L}*|prohibid\p{L}*|незаконн\p{L}*|опасн\p{L}*|запрещ\p{L}*|خطر|خطير|خطيرة|غير قانوني|مخالف للقانون|ممنوع)(?!\p{L})/iu;
export const takesBack =
  /(?<!\p{L})(?:but|however|though|although|still|pero|aunque|sin embargo|но|однако|хотя|лишь|لكن|ولكن|إلا)(?!\p{L})/iu;
/** What begins a clause of its own, in which a denial before it holds no longer. */
export const newClause =
  /(?<!\p{L})(?:so|but|and|then|because|since|y|pero|porque|entonces|и|но|поэтому|значит|لكن|لذلك|إذن)(?!\p{L})/iu;
