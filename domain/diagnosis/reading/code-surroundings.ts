/** "gate code 1110". */
export const otherCode =
  /(?:gate|door|zip|area|access|entry|promo|postal|wi-?fi|acceso|двер\p{L}*|ворот\p{L}*|бокс\p{L}*)\s*$/iu;
/** "on 27/4". */
export const beforeDate = /(?:(?<!\p{L})(?:on|el|del|since|desde|until|hasta|by|for|с|от|до|на|من|يوم|تاريخ))\s*$/iu;
export const belongsTo = /^(?:on|for|to|at|en|del?|para|на|у|к|для|على|ل)$/iu;
/** What a number of something else stands behind: "unit 100-1", "bill of lading 3251 0". */
export const everyday =
  /(?:\$|№|\b(?:i|us|hwy|highway|route|rt|sr|exit|mile|marker|mm|unit|truck|trailer|room|bay|around|between|about|from|call|phone|zip|dock|door|gate|load|po|pro|bol|part|lading|inv|apt|score|calle|placa|remolque|permiso(?: dice)?|trailer number|(?:part|item) (?:number|no)|folio|parte|pieza|waybill|manifest|(?<!de la )unidad(?: es(?: la)?)?|gu[ií]a|(?:confirmation|order|invoice|ticket|claim|receipt|load|dock|gate|factura|orden|pedido)(?:\s+(?:number|no|numero|número))?(?:\s+(?:is|es))?|milla|carretera|(?<!\bde )salida|camión|camion|troca|traila|interestatal|número|numero)|(?:мил[ьяе]|миле|трасс\p{L}*|номер|маршрут|ворота|квартир\p{L}*|рефный|трак|трейлер\p{L}*|прицеп\p{L}*|выезд|груз|детал\p{L}*|артикул\p{L}*|накладн\p{L}*|телефон|звонить|заказ\p{L}*|(?:ворк\s?)?ордер\p{L}*|инвойс\p{L}*)|(?:الميل|ميل|رقم (?:ال)?(?:طلب|شحن|هاتف|جوال|وحدة)\p{L}*|(?:طلب\p{L}*|فاتورة|بوليصة|شحنة|هاتف) رقم|الشاحنة|مقطورة|طريق|مخرج|هاتف|(?:ال)?قطعة(?: رقم)?|باب|حجز|فاتورة|بوليصة|شحنة|حمولة|طلب\p{L}{0,3}))(?:\s(?:is|es|was))?\s?[-#]?\s?$/iu;
/** "it shows 5826". */
export const isShown =
  /(?:\b(?:shows?|showing|displays?|throws|throwing|throwin|says?|said|reads|dice|pops up|trae|traigo|sale|significa|qué es|que es|what is|what does|whats|salió|salio|tira|marca|bota|arroja)|(?:выда[её]т|показывает|пишет|выскочил[аио]?|высветил\p{L}*|теперь|сейчас|в меню|что такое|что значит)|(?:طلع|طالع|يطلع|ظهر|يعطي|يعطيني|معنى|يعني|هالمرة))\s+$/iu;
