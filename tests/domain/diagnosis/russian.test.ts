import { describe, expect, it } from "vitest";
import type { Category, RedFlag } from "#domain/diagnosis/assessment.ts";
import { assess } from "#domain/diagnosis/index.ts";

const says = (content: string) => assess({ messages: [{ role: "user", content }], language: "ru" });

describe("A Russian-speaking driver's words name the system", () => {
  it.each<[string, Category]>([
    ["колодки на прицепе скрипят, когда притормаживаю", "brakes"],
    ["осушитель пшикает каждые полминуты", "brakes"],
    ["ключ поворачиваю, а в ответ один щелчок", "electrical"],
    ["гена не даёт зарядку, на вольтметре 11.8", "electrical"],
    ["крутит бодро, но не схватывает", "fuel"],
    ["завоздушил топливную после замены фильтра", "fuel"],
    ["капает из радиатора, тосол зелёный под мордой", "cooling"],
    ["на подъёмах стрелка лезет, потом остывает", "cooling"],
    ["коробас залип на шестой, выше не идёт", "transmission"],
    ["сцепа буксует под нагрузкой", "transmission"],
    ["дереит пошёл, скорость режет до пяти миль", "warning_lights"],
    ["чекуха вылезла, тянет как обычно", "warning_lights"],
    ["наружный баллон на тележке спустил", "tires"],
    ["лист рессоры лопнул, трак накренило", "steering_suspension"],
    ["мотор троит и трясётся на холостых", "engine"],
    ["наддува нет, в горку еле ползу", "engine"],
  ])("%s", (text, category) => {
    expect(says(text)).toMatchObject({ category, redFlags: [] });
  });
});

describe("A danger is found however it is said", () => {
  it.each<[string, RedFlag]>([
    ["гружен бензином, течь клапана", "hazmat"],
    ["запах газа в кабине, не солярка", "hazmat"],
    ["ток бьет когда трогаю прицеп", "smoke"],
    ["выхлоп в кабине", "carbon_monoxide"],
    ["педаль ни о чём, еду под горку", "no_brakes"],
    ["педаль ушла в пол, тормозов нету", "no_brakes"],
    ["перегрел тормоза, педаль ничего не делает", "no_brakes"],
    ["весь воздух вышел, кнопки выскочили", "low_air"],
    ["баранка крутится вхолостую", "steering_lost"],
    ["руль пол-оборота пустой", "steering_lost"],
    ["бахнуло переднее правое, еле удержал", "steer_tire"],
    ["гайки на колесе посрывало", "wheel_loose"],
    ["всё масло вытекло, давление масла ноль", "oil_pressure"],
    ["масло хлещет из-под фильтра и стрелка ложится", "oil_pressure"],
    ["в двигателе как молотком бьют", "engine_knock"],
    ["распорол бак, солярка хлещет на асфальт", "fuel_leak"],
    ["закипел, тосол выплюнуло, пар столбом", "overheat"],
    ["рефрижератор загорелся", "fire"],
    ["на приборке красным написано STOP", "red_stop_lamp"],
    ["трак встал посередине моста, все объезжают", "live_lane"],
    ["въехал в легковушку, сломал ребро", "injury"],
  ])("%s", (text, flag) => {
    const found = says(text);
    expect(found).toMatchObject({ urgency: "emergency", drive: "stop_now" });
    expect(found.redFlags).toContain(flag);
  });
});

describe("What is denied, over, another's or only imagined is no danger", () => {
  it.each([
    "тормоза в порядке, дыма нет, просто одна покрышка на прицепе спустила",
    "перегрева нет, пара нет, только чек жёлтый",
    "в прошлом месяце закипал, помпу поменяли, теперь всё хорошо",
    "у кореша вчера на траке отказали тормоза, а у меня только колодки скрипят",
    "если вдруг упадёт давление масла, что делать? интересуюсь на будущее",
    "хочу заказать комплект колодок про запас",
    "лампочка габарита на крыше прицепа перегорела",
    "видел аварию на встречке. Какая завтра погода?",
    "колёса прицепа зажаты, кнопку отпустил, не катится",
    "боюсь что заглохнет на мосту, троит немного",
    "стукну по разъёму, и габариты загораются",
    "мне говорили красная это стоп, но у меня жёлтая",
    "лужа под баком оказалась вода с реефера",
    "мимо горящей фуры проехал, у меня всё хорошо",
    "в руле чуть люфт, всегда был такой",
    "панель горит ярко, а стартер не крутит",
    "дальний свет горит ярко, ближний не горит",
    "лампа DPF горит ярко",
  ])("%s", (text) => {
    expect(says(text).redFlags).toEqual([]);
  });
});

describe("Services, the account and small talk are told apart", () => {
  it.each<[string, Category]>([
    ["нужен эвак до дилера", "towing"],
    ["пришлите механика на парковку", "roadside"],
    ["ключ обломился в двери, стою снаружи", "roadside"],
    ["почём генератор на каскадию", "parts"],
    ["где посмотреть мои старые заявки", "account"],
    ["приложение вылетает, не могу войти", "account"],
    ["где в Чикаго вкусный плов", "off_topic"],
  ])("%s", (text, category) => {
    expect(says(text)).toMatchObject({ category, redFlags: [] });
  });
});

describe("Codes, English words and Latin letters stand beside Russian ones", () => {
  it("reads a code in Russian letters", () => {
    const { faultCodes, category } = says("вылез спн 3251 фми 0, тянет нормально");
    expect(faultCodes.map(({ spn, fmi }) => [spn, fmi])).toEqual([[3251, 0]]);
    expect(category).toBe("warning_lights");
  });

  it("understands borrowed words", () => {
    expect(says("слак аджастер на трейлере сдох").category).toBe("brakes");
    expect(says("blowout на драйве, второй тайр целый").category).toBe("tires");
  });

  it("understands Russian in Latin letters", () => {
    expect(says("tormoza ne rabotayut").redFlags).toContain("no_brakes");
    expect(says("ne zavoditsya, tolko shelkaet").category).toBe("electrical");
  });
});
