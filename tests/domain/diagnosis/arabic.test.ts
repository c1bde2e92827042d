import { describe, expect, it } from "vitest";
import type { Category, RedFlag } from "#domain/diagnosis/assessment.ts";
import { assess } from "#domain/diagnosis/index.ts";

const says = (content: string) => assess({ messages: [{ role: "user", content }], language: "ar" });

describe("An Arabic-speaking driver's words name the system", () => {
  it.each<[string, Category]>([
    ["الفرامل تصرصر كل ما أهدي", "brakes"],
    ["فرامل المقطورة ماسكة وما تفك", "brakes"],
    ["السلف ما يدور، بس تكة وحدة", "electrical"],
    ["الدينمو ما يشحن والفولت نازل", "electrical"],
    ["السلف يلف والمكينة ما تشتغل", "fuel"],
    ["صفاية الديزل مسدودة", "fuel"],
    ["الحرارة تطلع بالطلعة وترجع تنزل", "cooling"],
    ["طرمبة الماي تخر", "cooling"],
    ["الجير بيزحلق وما يشد", "transmission"],
    ["القير ما يعدي الرينج العالي", "transmission"],
    ["لمبة التشيك مولعة صفرا", "warning_lights"],
    ["حددت نفسها خمسة ميل", "warning_lights"],
    ["كفر المقطورة مبنشر", "tires"],
    ["البنو ديال الرموك تفشات", "tires"],
    ["بلونة الهوا انفزرت والشاحنة مايلة", "steering_suspension"],
    ["الدركسون صار ثقيل متل الحجر", "steering_suspension"],
    ["التراك ما فيها عزم بالطلوع", "engine"],
    ["الموتور كيرعد فالرالنتي", "engine"],
  ])("%s", (text, category) => {
    expect(says(text)).toMatchObject({ category, redFlags: [] });
  });
});

describe("A danger is found in every dialect", () => {
  it.each<[string, RedFlag]>([
    ["خانتني الفرامل وأنا نازل العقبة", "no_brakes"],
    ["الحقوني مافي بريك نازل من الجبل!!!", "no_brakes"],
    ["الكولنت يطير من الرديتر", "overheat"],
    ["ريحة غاز بالكابينة مو ديزل", "hazmat"],
    ["التريلة تكهربني لما المسها", "smoke"],
    ["دعست عالبريك والدعسة نزلت للأرض", "no_brakes"],
    ["بدوس على الفرامل ومفيش حاجة", "no_brakes"],
    ["زمارة الهوا ما تسكت والساعات على الصفر", "low_air"],
    ["السكان ما يستجيب", "steering_lost"],
    ["المقود يلف نص لفة قبل ما يصير شي", "steering_lost"],
    ["التاير الكدام انفجر", "steer_tire"],
    ["صواميل العجل طايحة", "wheel_loose"],
    ["ضغط الزيت صفر", "oil_pressure"],
    ["الزيت يتدفق والعقرب يطيح", "oil_pressure"],
    ["طرق قوي داخل المحرك", "engine_knock"],
    ["انثقب التانكي والديزل نازل شلال", "fuel_leak"],
    ["الماتور غالي والبخار طالع", "overheat"],
    ["شفت لهبًا صغيرًا عند الخزان", "fire"],
    ["العافية شاعلة فالكاميو", "fire"],
    ["طلعتلي رسالة أوقف المحرك", "red_stop_lamp"],
    ["الشاحنة معترضة المسارين", "live_lane"],
    ["انهرست يدي", "injury"],
  ])("%s", (text, flag) => {
    const found = says(text);
    expect(found).toMatchObject({ urgency: "emergency", drive: "stop_now" });
    expect(found.redFlags).toContain(flag);
  });
});

describe("What is denied, over, another's or only imagined is no danger", () => {
  it.each([
    "ما في دخان ولا نار، بس كفر واحد فاضي",
    "الشهر الماضي سخنت وبدلوا الطرمبة، الحين كل شي تمام",
    "زميلي انفجر كفر الستير عليه، أنا شاحنتي سليمة",
    "قبل شهر كان فيه حريق بالشاحنة، اليوم بس صوت سير خفيف",
    "شفت حادث كبير على الطريق، وش أخبار الطقس بكرا؟",
    "الشاحنة تسحب عاليسار شوي من يوم ضربت الرصيف",
    "حملي ثقيل ونازل من الجبل والفرامل تمام",
    "الماكينة تقطع شوي، خايف تموت بالنفق",
    "الانوار بتولع ثواني وتطفي مع المفتاح",
    "فيه غزال طلع قدامي ووقفت، كل شي تمام",
    "درس اليوم عن فقدان الفرامل، اشرحلي",
    "محشور بموقف والقير ما يرجع ريفيرس",
    "وين ألقى وصفة مقلوبة",
    "بدلت الفلتر وحطيت 911، شو هسه؟",
  ])("%s", (text) => {
    expect(says(text).redFlags).toEqual([]);
  });
});

describe("Services, the account and small talk are told apart", () => {
  it.each<[string, Category]>([
    ["بدي سطحة تاخذ التراك للوكالة", "towing"],
    ["اسحبولي الراس للورشة", "towing"],
    ["ابعثوا لي ميكانيكي", "roadside"],
    ["المفتاح تكسر جوا القفل", "roadside"],
    ["بكم الدينمو لفولفو", "parts"],
    ["مو قادر أدخل حسابي", "account"],
    ["ارسلوا فاتورة الاشتراك على الايميل", "account"],
    ["احكيلي نكتة", "off_topic"],
  ])("%s", (text, category) => {
    expect(says(text)).toMatchObject({ category, redFlags: [] });
  });
});

describe("Codes, English words and Latin letters stand beside Arabic ones", () => {
  it("reads a code in Arabic figures", () => {
    const { faultCodes, category } = says("طلع كود SPN ٣٢٥١ FMI ٠ والشاحنة ماشية");
    expect(faultCodes.map(({ spn, fmi }) => [spn, fmi])).toEqual([[3251, 0]]);
    expect(category).toBe("warning_lights");
  });

  it("understands English words in between", () => {
    expect(says("صار flat tire بالـ trailer").category).toBe("tires");
    expect(says("الـ transmission ما يدخل reverse").category).toBe("transmission");
  });

  it("understands Arabic in Latin letters", () => {
    expect(says("mafi faramel abadan").redFlags).toContain("no_brakes");
    expect(says("el batariya mayta").category).toBe("electrical");
  });
});

describe("Arabic words that only look like others", () => {
  it.each([["اوكي"], ["اوكي فهمت"], ["اصلحه بنفسي؟"], ["البطارية حارة"]])("are no danger and no cause: %s", (text) => {
    expect(says(text)).toMatchObject({ redFlags: [], causes: [] });
  });
});
