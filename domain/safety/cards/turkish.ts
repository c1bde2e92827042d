import type { SafetyWording } from "../../diagnosis/languages/wording.ts";

/** The safety cards for drivers who read the pages in Turkish; the assistant itself speaks no Turkish. */
export const turkishCards: SafetyWording = {
  titles: {
    fire: "Yangın: hemen tırdan uzaklaşın",
    carbon_monoxide: "Kabinde egzoz gazı (karbonmonoksit): motoru durdurun, herkes dışarı",
    injury: "Yaralı var: hemen 911'i arayın",
    crash: "Kaza: hemen 911'i arayın",
    hazmat: "Tehlikeli madde: yüksek yere, rüzgâra karşı uzaklaşın, 911'i arayın",
    fuel_leak: "Yakıt sızıyor: motoru durdurun, ateş yakmayın, uzaklaşın",
    battery_gas: "Aküler fazla şarj oluyor: motoru durdurun, kıvılcım çıkarmayın, yaklaşmayın",
    live_lane: "Trafik şeridinde durdunuz: hemen 911'i arayın",
    train: "Tren yolundasınız: herkes insin ve hemen uzaklaşsın",
    power_line: "Elektrik teli düştü: kabinde kalın, 911'i arayın",
    flood: "Su yükseliyor: hemen yüksek yere çıkın",
    no_brakes: "Fren tutmuyor: hemen durun, tırı hareket ettirmeyin",
    low_air: "Hava düşük: hemen durun, frenler kilitlenebilir veya tutmayabilir",
    steering_lost: "Direksiyon: hemen durun, sürmeyin",
    steer_tire: "Ön lastik: hemen durun, ileri gitmeyin",
    wheel_loose: "Tekerlek veya poyra gevşek: hemen durun, ileri gitmeyin",
    smoke: "Duman veya yanık kokusu: hemen durun ve inin",
    oil_pressure: "Yağ basıncı düşük: motoru hemen durdurun",
    engine_knock: "Motor vuruyor: hemen durdurun",
    overheat: "Hararet: durun, motoru hemen durdurun",
    red_stop_lamp: "Kırmızı STOP lambası: hemen durun, motoru durdurun",
    stop_code: "STOP anlamına gelen kod: hemen durun, motoru durdurun",
    unnamed_danger: "Bu tehlikeli olabilir: hemen durun",
  },
  steps: {
    flashers: "Dörtlüleri hemen yakın.",
    leave_lane: "Tır hâlâ gidiyorsa önce şeritten çıkın: banket veya çıkış. Orada durun.",
    stay_belted:
      "Kımıldamıyor mu? Trafiğe çıkmadan inemiyorsanız kemeriniz bağlı kalın. İnebiliyorsanız bariyerin arkasına, tırdan uzağa geçin.",
    off_tracks:
      "Tren görünmese de raylardan uzaklaşın. Tren geliyorsa: raylardan çapraz, trenin geldiği tarafa doğru uzaklaşın. Parçalar öbür tarafa uçar.",
    call_railroad: "Geçitteki mavi tabeladaki numarayı arayın ve geçit numarasını okuyun. Trenleri onlar uyarır.",
    stay_in_cab: "Kabinde kalın. Metale dokunmayın. Kimse 35 ft'ten (10 m) fazla yaklaşmasın.",
    jump_clear:
      "Yalnızca yangın varsa: ayaklarınız bitişik, uzağa atlayın; tıra ve yere aynı anda dokunmayın. Ayak kaldırmadan, sürüyerek uzaklaşın.",
    high_ground: "Herkesi hemen yüksek yere çıkarın. Su akıyorsa veya kapı açılmıyorsa: camdan çıkıp tavana çıkın.",
    no_wading: "Akan suda asla yürümeyin, sürmeyin.",
    stop_safely: "Trafik dışındaki ilk yerde durun ve orada kalın.",
    get_out: "Trafiğe uzak taraftan inin. Bariyerin arkasına, tırdan uzağa geçin.",
    far_away: "Herkesi en az 100 ft (30 m) uzağa, rüzgâra karşı götürün.",
    far_hazmat:
      "Herkesi en az 330 ft (100 m) uzağa, yüksek yere ve rüzgâra karşı götürün. Tanker yanıyorsa: yarım mil (800 m).",
    call_911: "Hemen 911'i arayın. Otoyolu, yönü ve mil levhasını söyleyin.",
    call_911_if: "Şeritten çıkamıyorsanız veya yangın, yaralı ya da sızıntı varsa 911'i arayın.",
    no_extinguish:
      "Yangın tüpü: yalnızca küçük yangında, kaçış yolunuz arkanızda olsun. Yanarken kaputu ve dorse kapılarını asla açmayın.",
    engine_off: "Motoru durdurun. Denemek için yeniden çalıştırmayın.",
    no_flames: "Ateş yakmayın, sigara içmeyin, fişek yakmayın.",
    gentle_brake:
      "Hâlâ gidiyorsa: motor freni, pedala dengeli basın. Dik inişte hızlıyken vitesi boşa almayın. Kaçış rampası varsa girin.",
    chock:
      "Tekerleklere takoz koyun, sonra el frenini çekin (frenlerden duman çıkıyorsa: soğuyana dek yalnızca takoz). Tırın altına asla girmeyin.",
    no_brake_bypass: "Hiçbir freni boşaltmayın, cıvatayla kilitlemeyin (caging), devre dışı bırakmayın.",
    hot_cap: "Radyatör veya genleşme kabı kapağını açmayın: sıcak ve basınçlı.",
    no_wheel_touch: "Sıcak veya gevşek tekerleğe dokunmayın. Uzak durun.",
    no_water: "Kimseyi yaklaştırmayın. Sızan şeye dokunmayın. Yük evrakını hazır tutun.",
    no_move_injured: "Yangın yoksa yaralıyı kıpırdatmayın.",
    fresh_air: "Herkes temiz havaya çıksın. Baş ağrısı veya baş dönmesi: 911'i arayın.",
    no_sleep: "Bu kabinde uyumayın, beklemeyin, motoru çalıştırmayın. Egzoz uykuda öldürür.",
    no_battery: "Akülere ve kablolara dokunmayın: gaz patlayabilir.",
    no_start: "Çalıştırmayın, kontağı açmayın. Çalışıyorsa durdurun. Önce tamirci veya kurtarıcı.",
    off_no_flames: "Durunca: motoru durdurun, ateş yakmayın, sigara içmeyin.",
    no_water_brakes: "Sıcak frene su dökmeyin: soğumasını bekleyin.",
    stay_with_truck:
      "Tırın yanında kalın. Soğukta: kuru giysi, battaniye, egzoz kardan temiz. Sıcakta: gölge, su. Yetmiyorsa veya biri şaşırmışsa: 911'i arayın.",
    no_dark: "Karanlıkta farsız veya stop lambasız sürmeyin.",
    no_grass: "Ot üstünde misiniz? Rejenerasyonu iptal edin, hemen asfalta çıkın. Ot tütüyorsa: inin, 911'i arayın.",
    triangles:
      "Güvenle yürüyebiliyorsanız üçgenleri 10 dakika içinde koyun. Çift yönlü yol: arkaya 10 ve 100 ft, öne 100 ft. Interstate veya tek yön: arkaya 10, 100, 200 ft. Tepe veya viraj: o üçgen 100–500 ft uzağa.",
  },
};
