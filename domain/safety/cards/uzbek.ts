import type { SafetyWording } from "../../diagnosis/languages/wording.ts";

/** The safety cards for drivers who read the pages in Uzbek; the assistant itself speaks no Uzbek. */
export const uzbekCards: SafetyWording = {
  titles: {
    fire: "Yongʻin: trakdan hoziroq uzoqlashing",
    carbon_monoxide: "Kabinada vixlop gazi (is gazi): motorni oʻchiring, hamma tashqariga",
    injury: "Jarohatlangan bor: hoziroq 911 ga qoʻngʻiroq qiling",
    crash: "Avariya: hoziroq 911 ga qoʻngʻiroq qiling",
    hazmat: "Xavfli yuk: balandroqqa, shamolga qarshi uzoqlashing, 911 ga qoʻngʻiroq qiling",
    fuel_leak: "Yoqilgʻi oqyapti: motorni oʻchiring, olov yoqmang, uzoqlashing",
    battery_gas: "Akkumulyatorlar ortiqcha zaryad olyapti: motorni oʻchiring, uchqun chiqarmang, yaqinlashmang",
    live_lane: "Mashinalar yuradigan polosada turibsiz: hoziroq 911 ga qoʻngʻiroq qiling",
    train: "Temir yoʻl ustidasiz: hamma tushsin va hoziroq uzoqlashsin",
    power_line: "Elektr sim tushgan: kabinada qoling, 911 ga qoʻngʻiroq qiling",
    flood: "Suv koʻtarilyapti: hoziroq baland joyga chiqing",
    no_brakes: "Tormoz ishlamayapti: hoziroq toʻxtang, trakni qimirlatmang",
    low_air: "Havo kam: hoziroq toʻxtang, tormoz qotib qolishi yoki ishlamay qolishi mumkin",
    steering_lost: "Rul: hoziroq toʻxtang, haydamang",
    steer_tire: "Oldingi ballon: hoziroq toʻxtang, nariga yurmang",
    wheel_loose: "Gʻildirak yoki stupitsa boʻsh: hoziroq toʻxtang, nariga yurmang",
    smoke: "Tutun yoki kuygan hid: hoziroq toʻxtang va tushing",
    oil_pressure: "Moy bosimi past: motorni hoziroq oʻchiring",
    engine_knock: "Motor taqillayapti: hoziroq oʻchiring",
    overheat: "Motor qizib ketdi: toʻxtang, motorni hoziroq oʻchiring",
    red_stop_lamp: "Qizil STOP chirogʻi: hoziroq toʻxtang, motorni oʻchiring",
    stop_code: "STOP degan kod: hoziroq toʻxtang, motorni oʻchiring",
    unnamed_danger: "Bu xavfli boʻlishi mumkin: hoziroq toʻxtang",
  },
  steps: {
    flashers: "Avariykani hozir yoqing.",
    leave_lane: "Trak hali yursa, avval polosadan chiqing: obochina yoki sʼezd. Oʻsha yerda toʻxtang.",
    stay_belted:
      "Qimirlamayaptimi? Mashinalar oqimiga chiqmasdan tushib boʻlmasa, kamar taqib oʻtiring. Tushib boʻlsa, toʻsiq orqasiga, trakdan uzoqqa oʻting.",
    off_tracks:
      "Poyezd koʻrinmasa ham relsdan uzoqlashing. Poyezd kelayotgan boʻlsa: relsdan qiyalab, poyezd kelayotgan tomonga qarab uzoqlashing. Parchalar narigi tomonga uchadi.",
    call_railroad:
      "Kesishmadagi koʻk tabloda yozilgan raqamga qoʻngʻiroq qiling va kesishma raqamini ayting. Ular poyezdlarni ogohlantiradi.",
    stay_in_cab: "Kabinada qoling. Metallga tegmang. Hech kim 35 ft dan (10 m) yaqin kelmasin.",
    jump_clear:
      "Faqat yonayotgan boʻlsa: oyoqni juftlab uzoqqa sakrang, trakka va yerga bir vaqtda tegmang. Oyoqni koʻtarmay, surib uzoqlashing.",
    high_ground:
      "Hammani hozir baland joyga olib chiqing. Suv oqayotgan yoki eshik ochilmayotgan boʻlsa: oynadan tomga chiqing.",
    no_wading: "Oqar suvda hech qachon yurmang va haydamang.",
    stop_safely: "Yoʻldan chetdagi birinchi joyda toʻxtang va oʻsha yerda qoling.",
    get_out: "Mashinalar oʻtmaydigan tomondan tushing. Toʻsiq orqasiga, trakdan uzoqqa oʻting.",
    far_away: "Hammani kamida 100 ft (30 m) uzoqqa, shamolga qarshi olib boring.",
    far_hazmat:
      "Hammani kamida 330 ft (100 m) uzoqqa, balandroqqa va shamolga qarshi olib boring. Tanker yonsa: yarim mil (800 m).",
    call_911: "Hoziroq 911 ga qoʻngʻiroq qiling. Trassa, yoʻnalish va milni ayting.",
    call_911_if: "Polosadan chiqib boʻlmasa yoki olov, jarohat, oqish boʻlsa, 911 ga qoʻngʻiroq qiling.",
    no_extinguish:
      "Oʻt oʻchirgich: faqat kichik olovga, chiqish yoʻli orqangizda boʻlsin. Yonayotganda kapot va treyler eshigini ochmang.",
    engine_off: "Motorni oʻchiring. Tekshirish uchun qayta yoqmang.",
    no_flames: "Olov yoqmang, chekmang, mashʼala yoqmang.",
    gentle_brake:
      "Hali yuryapsizmi: motor tormozi, pedalni bir tekis bosing. Tik nishabda tez ketayotganda peredachadan chiqarmang. Avariya sʼezdi boʻlsa, unga kiring.",
    chock:
      "Gʻildirakka tirgak (bashmak) qoʻying, keyin ruchnoy tormozni torting (tormoz tutasa: sovuguncha faqat tirgak). Trak tagiga hech qachon kirmang.",
    no_brake_bypass: "Hech bir tormozni boʻshatmang, bolt bilan siqmang (caging), chetlab oʻtmang.",
    hot_cap: "Radiator yoki bachok qopqogʻini ochmang: issiq va bosim ostida.",
    no_wheel_touch: "Qizigan yoki boʻsh gʻildirakka tegmang. Undan uzoq turing.",
    no_water: "Hech kimni yaqinlashtirmang. Oqqan narsaga tegmang. Yuk qogʻozlarini tayyorlang.",
    no_move_injured: "Olov boʻlmasa, jarohatlanganni qimirlatmang.",
    fresh_air: "Hamma toza havoga chiqsin. Bosh ogʻrisa yoki aylansa: 911 ga qoʻngʻiroq qiling.",
    no_sleep: "Bu kabinada uxlamang, kutmang, motorni ishlatmang. Vixlop gazi uyquda oʻldiradi.",
    no_battery: "Akkumulyator va simlarga tegmang: gaz portlashi mumkin.",
    no_start: "Oʻt oldirmang, kalitni burab yoqmang. Ishlab tursa, oʻchiring. Avval usta yoki evakuator.",
    off_no_flames: "Toʻxtagach: motorni oʻchiring, olov yoqmang, chekmang.",
    no_water_brakes: "Qizigan tormozga suv quymang: sovusin.",
    stay_with_truck:
      "Trak yonida qoling. Sovuqda: quruq kiyim, adyol, vixlop qordan toza. Issiqda: soya, suv. Yetmasa yoki kimdir adashib gapirsa: 911 ga qoʻngʻiroq qiling.",
    no_dark: "Qorongʻida farasiz yoki stop-signalsiz yurmang.",
    no_grass:
      "Oʻt-oʻlan ustidamisiz? Regenni toʻxtating, hozir asfaltga chiqing. Oʻt tutasa: tushing, 911 ga qoʻngʻiroq qiling.",
    triangles:
      "Bemalol yurib boʻlsa, uchburchaklarni 10 daqiqada qoʻying. Ikki tomonlama yoʻl: orqada 10 va 100 ft, oldinda 100 ft. Interstate yoki bir tomonlama: orqada 10, 100, 200 ft. Doʻnglik yoki burilish: oʻshanisi 100–500 ft uzoqda.",
  },
};
