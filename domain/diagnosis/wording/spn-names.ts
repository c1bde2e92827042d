/**
 * The words that names of SPNs are made of: English, Spanish, Arabic, Russian. A name is put together from its parts in
 * their order, each in its basic form, so that no grammar can make it say something else.
 */
const glossary: readonly (readonly [en: string, es: string, ar: string, ru: string])[] = [
  ["pressure", "presión", "الضغط", "давление"],
  ["temperature", "temperatura", "الحرارة", "температура"],
  ["level", "nivel", "المستوى", "уровень"],
  ["sensor", "sensor", "حساس", "датчик"],
  ["position", "posición", "الموضع", "положение"],
  ["voltage", "voltaje", "الجهد", "напряжение"],
  ["current", "corriente", "التيار", "ток"],
  ["speed", "velocidad", "السرعة", "обороты"],
  ["valve", "válvula", "صمام", "клапан"],
  ["switch", "interruptor", "مفتاح", "выключатель"],
  ["relay", "relé", "مرحّل", "реле"],
  ["pump", "bomba", "مضخة", "насос"],
  ["heater", "calentador", "سخان", "подогрев"],
  ["system", "sistema", "نظام", "система"],
  ["efficiency", "eficiencia", "الكفاءة", "эффективность"],
  ["quality", "calidad", "الجودة", "качество"],
  ["circuit", "circuito", "دائرة", "цепь"],
  ["actuator", "actuador", "مشغّل", "привод"],
  ["pressure drop", "caída de presión", "فرق الضغط", "перепад давления"],
  ["restriction", "restricción", "انسداد", "засорение"],
  ["state", "estado", "الحالة", "состояние"],
  ["status", "estado", "الحالة", "состояние"],
  ["monitor", "supervisión", "مراقبة", "контроль"],
  ["missing", "falta", "مفقود", "отсутствует"],
  ["command", "mando", "أمر", "команда"],
  ["controller", "módulo", "وحدة التحكم", "блок"],
  ["module", "módulo", "وحدة", "блок"],
  ["malfunction flag", "aviso de falla", "إشارة عطل", "признак неисправности"],
  ["left", "izquierda", "يسار", "слева"],
  ["right", "derecha", "يمين", "справа"],
  ["inlet", "entrada", "المدخل", "вход"],
  ["outlet", "salida", "المخرج", "выход"],
  ["mid", "medio", "الوسط", "середина"],
  ["second", "n.º 2", "رقم 2", "№ 2"],
  ["second sensor", "segundo sensor", "الحساس الثاني", "второй датчик"],
  ["axle", "eje", "محور", "ось"],
  ["front axle", "eje delantero", "المحور الأمامي", "передняя ось"],
  ["rear axle", "eje trasero", "المحور الخلفي", "задняя ось"],
  ["forward axle", "eje delantero", "المحور الأمامي", "передняя ось"],
  ["cylinder", "cilindro", "أسطوانة", "цилиндр"],
  ["several cylinders", "varios cilindros", "عدة أسطوانات", "несколько цилиндров"],
  ["engine", "motor", "المحرك", "двигатель"],
  ["engine oil", "aceite de motor", "زيت المحرك", "моторное масло"],
  ["engine speed", "revoluciones del motor", "دورات المحرك", "обороты двигателя"],
  ["oil", "aceite", "الزيت", "масло"],
  ["oil filter", "filtro de aceite", "فلتر الزيت", "масляный фильтр"],
  ["crankcase", "cárter", "علبة المرفق", "картер"],
  ["engine protection", "protección del motor", "حماية المحرك", "защита двигателя"],
  ["about to shut down", "por apagarlo", "على وشك إطفائه", "сейчас заглушит"],
  ["has shut the engine down", "apagó el motor", "أطفأت المحرك", "заглушила двигатель"],
  [
    "engine-protection override in use",
    "protección del motor anulada",
    "حماية المحرك متجاوَزة",
    "защита двигателя отключена",
  ],
  ["engine torque derate in force", "potencia del motor reducida", "قوة المحرك مخفضة", "мощность двигателя ограничена"],
  ["engine position (cam)", "árbol de levas", "عمود الكامات", "распредвал"],
  ["engine timing (crank)", "cigüeñal", "عمود المرفق", "коленвал"],
  ["accelerator pedal", "pedal del acelerador", "دواسة الوقود", "педаль газа"],
  ["air filter", "filtro de aire", "فلتر الهواء", "воздушный фильтр"],
  ["intake manifold", "múltiple de admisión", "مجمع السحب", "впускной коллектор"],
  ["intake manifold (boost)", "turbo (múltiple de admisión)", "ضغط التيربو", "наддув"],
  ["intake air", "aire de admisión", "هواء السحب", "впускной воздух"],
  ["outside air", "aire exterior", "الهواء الخارجي", "наружный воздух"],
  ["charge-air cooler", "enfriador de aire", "الإنتركولر", "интеркулер"],
  ["turbo", "turbo", "التيربو", "турбина"],
  ["turbo boost", "turbo", "التيربو", "наддув"],
  ["turbo shaft", "eje del turbo", "عمود التيربو", "вал турбины"],
  ["turbo compressor", "compresor del turbo", "ضاغط التيربو", "компрессор турбины"],
  ["variable-geometry turbo", "turbo de geometría variable", "تيربو متغير", "турбина с изменяемой геометрией"],
  ["exhaust", "escape", "العادم", "выхлоп"],
  ["differential pressure", "diferencia de presión", "فرق الضغط", "перепад давления"],
  ["cooler", "enfriador", "مبرد", "охладитель"],
  ["mass flow", "flujo de masa", "التدفق", "расход"],
  ["misfire", "falla de encendido", "تقطيع", "пропуски вспышек"],
  ["coolant", "refrigerante", "سائل التبريد", "охлаждающая жидкость"],
  ["coolant pump", "bomba de refrigerante", "مضخة التبريد", "водяной насос"],
  ["thermostat", "termostato", "الثرموستات", "термостат"],
  ["fan", "ventilador", "المروحة", "вентилятор"],
  ["fan clutch output", "clutch del ventilador", "كلتش المروحة", "муфта вентилятора"],
  ["cooling fan drive output", "mando del ventilador", "تشغيل المروحة", "привод вентилятора"],
  ["fuel", "combustible", "الوقود", "топливо"],
  ["fuel leak", "fuga de combustible", "تسرب وقود", "утечка топлива"],
  ["fuel filter", "filtro de combustible", "فلتر الوقود", "топливный фильтр"],
  ["fuel supply (lift pump)", "bomba de alimentación", "مضخة السحب", "подкачивающий насос"],
  ["water in fuel", "agua en el combustible", "ماء في الوقود", "вода в топливе"],
  ["fuel filter water", "agua en el filtro de combustible", "ماء في فلتر الوقود", "вода в топливном фильтре"],
  ["injector", "inyector", "بخاخ", "форсунка"],
  ["injector rail", "riel de inyección", "ماسورة الحقن", "топливная рампа"],
  ["rail pressure relief valve", "válvula de alivio del riel", "صمام تنفيس ماسورة الحقن", "клапан сброса рампы"],
  ["battery", "batería", "البطارية", "аккумулятор"],
  ["battery / ECU supply", "batería y módulo", "البطارية والوحدة", "аккумулятор и блок"],
  ["key-switched battery", "batería con llave", "البطارية مع المفتاح", "бортсеть с ключом"],
  ["charging system", "sistema de carga", "نظام الشحن", "зарядка"],
  ["alternator", "alternador", "الدينامو", "генератор"],
  ["starter", "marcha", "السلف", "стартер"],
  ["sensor supply", "alimentación de sensores", "تغذية الحساسات", "питание датчиков"],
  ["5 V sensor supply", "alimentación de 5 V de sensores", "تغذية الحساسات 5 فولت", "питание датчиков 5 В"],
  ["main J1939 data bus", "red de datos J1939 principal", "شبكة J1939 الرئيسية", "главная шина J1939"],
  ["second J1939 data bus", "segunda red J1939", "شبكة J1939 الثانية", "вторая шина J1939"],
  ["no message from module at address", "sin mensajes del módulo", "لا رسائل من الوحدة", "нет сообщений от блока"],
  ["transmission", "transmisión", "ناقل الحركة", "коробка передач"],
  ["brakes", "frenos", "الفرامل", "тормоза"],
  ["cluster", "tablero", "اللوحة", "панель"],
  ["body", "carrocería", "الهيكل", "кузов"],
  ["chassis", "chasis", "الشاسيه", "шасси"],
  ["cruise", "crucero", "مثبت السرعة", "круиз"],
  ["clutch slip", "clutch patina", "انزلاق الكلتش", "пробуксовка сцепления"],
  ["input shaft", "eje de entrada", "عمود الدخول", "первичный вал"],
  ["output shaft", "eje de salida", "عمود الخروج", "вторичный вал"],
  ["road speed from wheels", "velocidad por las ruedas", "سرعة السير من العجلات", "скорость по колёсам"],
  ["wheel sensor", "sensor de rueda", "حساس عجلة", "датчик колеса"],
  ["modulator", "modulador", "منظّم", "модулятор"],
  ["ABS/EBS amber warning (tractor)", "luz ABS/EBS del tractor", "لمبة ABS/EBS للقاطرة", "лампа ABS/EBS тягача"],
  ["trailer ABS", "ABS del remolque", "ABS المقطورة", "ABS прицепа"],
  ["warning shown on tractor", "aviso en el tractor", "تحذير في القاطرة", "сигнал в тягаче"],
  ["primary brake circuit", "circuito de freno primario", "دائرة الفرامل الأولى", "первый контур тормозов"],
  ["secondary brake circuit", "circuito de freno secundario", "دائرة الفرامل الثانية", "второй контур тормозов"],
  ["service brake circuit", "circuito de freno de servicio", "دائرة فرامل الخدمة", "контур рабочих тормозов"],
  ["air", "aire", "الهواء", "воздух"],
  ["air supply (wet tank)", "suministro de aire (tanque húmedo)", "تغذية الهواء", "питание воздухом"],
  [
    "parking / trailer air",
    "aire de estacionamiento y remolque",
    "هواء الوقوف والمقطورة",
    "воздух стояночного и прицепа",
  ],
  ["auxiliary air", "aire auxiliar", "هواء إضافي", "вспомогательный воздух"],
  ["air compressor", "compresor de aire", "ضاغط الهواء", "воздушный компрессор"],
  ["parking brake", "freno de estacionamiento", "فرملة الوقوف", "стояночный тормоз"],
  ["brake pedal", "pedal de freno", "دواسة الفرامل", "педаль тормоза"],
  ["brake temperature warning", "frenos calientes", "حرارة الفرامل", "перегрев тормозов"],
  ["brake lining remaining", "balata restante", "المتبقي من التيل", "остаток накладок"],
  [
    "trailer brake out of adjustment",
    "freno de remolque desajustado",
    "فرملة المقطورة تحتاج ضبطًا",
    "тормоз прицепа не отрегулирован",
  ],
  ["tractor brake-stroke alert", "carrera de freno del tractor", "شوط فرامل القاطرة", "ход тормозов тягача"],
  ["trailer brake-stroke alert", "carrera de freno del remolque", "شوط فرامل المقطورة", "ход тормозов прицепа"],
  ["stop-light", "luz de freno", "نور الفرامل", "стоп-сигнал"],
  ["red stop lamp", "luz roja de STOP", "لمبة STOP الحمراء", "красная лампа STOP"],
  ["amber warning lamp", "luz ámbar de aviso", "لمبة التحذير الصفراء", "жёлтая лампа"],
  ["to trailer", "al remolque", "إلى المقطورة", "к прицепу"],
  ["stop lamp", "luz de freno", "نور الفرامل", "стоп-сигнал"],
  ["tail lamp", "luz trasera", "النور الخلفي", "задний габарит"],
  ["tire", "llanta", "الإطار", "шина"],
  ["tire air leak rate", "fuga de aire de llanta", "تسرب هواء الإطار", "утечка воздуха из шины"],
  [
    "tire pressure threshold crossed",
    "presión de llanta fuera de límite",
    "ضغط الإطار خارج الحد",
    "давление в шине за пределом",
  ],
  ["tank", "tanque", "الخزان", "бак"],
  ["tank volume", "volumen del tanque", "حجم الخزان", "объём бака"],
  ["concentration", "concentración", "التركيز", "концентрация"],
  ["line", "línea", "خط", "трубка"],
  ["doser", "dosificador", "البخاخ", "дозатор"],
  ["dosing unit", "unidad dosificadora", "وحدة الحقن", "узел дозирования"],
  ["dosing", "dosificación", "الحقن", "дозирование"],
  ["dosed quantity", "cantidad dosificada", "الكمية المحقونة", "доза"],
  ["at the doser", "en el dosificador", "عند البخاخ", "у дозатора"],
  ["lost prime", "descebada", "فقدت التحضير", "завоздушен"],
  ["dosing system frozen", "dosificación congelada", "نظام الحقن متجمد", "система дозирования замёрзла"],
  ["NOx sensor", "sensor de NOx", "حساس NOx", "датчик NOx"],
  ["before the catalyst", "antes del catalizador", "قبل المحفز", "до катализатора"],
  ["at the tailpipe", "en el escape final", "في آخر العادم", "на выходе трубы"],
  ["NOx limit exceeded", "límite de NOx superado", "تجاوز حد NOx", "превышен предел NOx"],
  ["poor DEF quality", "mala calidad de DEF", "DEF رديء", "плохой DEF"],
  ["dosing interrupted", "dosificación interrumpida", "انقطع الحقن", "дозирование прервано"],
  ["DEF tank empty", "tanque de DEF vacío", "خزان DEF فارغ", "бак DEF пуст"],
  ["low DEF indicator", "aviso de DEF bajo", "مؤشر نقص DEF", "сигнал: мало DEF"],
  ["conversion", "conversión", "التحويل", "преобразование"],
  [
    "inducement (derate)",
    "reducción de potencia por emisiones",
    "تخفيض القوة بسبب الانبعاثات",
    "ограничение по выбросам",
  ],
  [
    "emission inducement (derate)",
    "reducción de potencia por emisiones",
    "تخفيض القوة بسبب الانبعاثات",
    "ограничение по выбросам",
  ],
  ["catalyst", "catalizador", "المحفز", "катализатор"],
  ["oxidation catalyst", "catalizador de oxidación", "محفز الأكسدة", "окислительный катализатор"],
  ["soot load", "carga de hollín", "حمل السخام", "сажа"],
  ["soot mass", "carga de hollín", "كتلة السخام", "масса сажи"],
  ["ash load", "carga de ceniza", "حمل الرماد", "зола"],
  ["needs regeneration (status)", "necesita regeneración", "يحتاج تجديدًا", "нужна регенерация"],
  ["regeneration incomplete", "regeneración incompleta", "تجديد غير مكتمل", "регенерация не закончена"],
  ["regenerating too often", "regenera demasiado seguido", "يتجدد كثيرًا", "регенерация слишком часто"],
  ["regen blocked", "regeneración bloqueada", "التجديد ممنوع", "регенерация запрещена"],
  ["by an active fault", "por una falla activa", "بسبب عطل قائم", "из-за активной ошибки"],
  ["temporary lockout", "temporalmente", "مؤقتًا", "временно"],
  ["permanent lockout", "permanentemente", "بشكل دائم", "постоянно"],
  ["drive-axle", "eje de tracción", "محور الدفع", "ведущая ось"],
  ["piston-cooling oil gallery", "aceite de enfriamiento de pistones", "زيت تبريد المكابس", "масло охлаждения поршней"],
  ["fine", "lectura fina", "قراءة دقيقة", "точное измерение"],
  [
    "parking-brake red warning",
    "aviso rojo de freno de estacionamiento",
    "تحذير أحمر لفرملة الوقوف",
    "красный сигнал стояночного тормоза",
  ],
  ["air shut-off", "corte de aire", "قطع الهواء", "отсечка воздуха"],
  ["active regen", "regeneración activa", "تجديد نشط", "активная регенерация"],
];

const columns = { es: 1, ar: 2, ru: 3 } as const;
const longestPhrase = Math.max(...glossary.map(([phrase]) => phrase.split(" ").length));
const rows = new Map(glossary.map((row) => [row[0], row] as const));
/** Abbreviations that mechanics of every language use as they are. */
const standing = /^(?:DEF|DPF|SCR|EGR|ABS|MIL|ECU|NOx)$/u;
const count = /^\d+$/u;

/**
 * How a language names an SPN. A name with a word that the glossary lacks stays as the English standard term: a half
 * translated one would mislead.
 */
export function spnNamesIn(language: keyof typeof columns): (name: string) => string {
  const column = columns[language];
  const comma = language === "ar" ? "، " : ", ";
  return (name) => {
    const words = name.replaceAll(/[,:]/gu, "").split(" ");
    const parts: string[] = [];
    for (let at = 0; at < words.length; ) {
      const { text, length } = phraseAt(words, at, column);
      if (text === null) return name;
      if (/^[\d(]/u.test(text) && parts.length > 0) parts.push(`${parts.pop()} ${text}`);
      else parts.push(text);
      at += length;
    }
    return parts.join(comma);
  };
}

function phraseAt(words: readonly string[], at: number, column: 1 | 2 | 3) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const row = rows.get(words.slice(at, at + length).join(" "));
    if (row !== undefined) return { text: row[column], length };
  }
  const [word = ""] = words.slice(at, at + 1);
  const bare = word.replaceAll(/[()]/gu, "");
  if (standing.test(word) || count.test(word)) return { text: word, length: 1 };
  const row = rows.get(bare);
  return { text: row === undefined ? null : `(${row[column]})`, length: 1 };
}
