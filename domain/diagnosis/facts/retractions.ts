/** Words with which somebody takes back all that was told before: it was a joke, a film, a question, another's truck. */
export const retraction =
  /\b(?:(?:just|only) (?:joking|kidding|curious|wondering|asking|a (?:drill|joke|dream))|false alarm|wrong chat|video ?game|movie|a song|song name|quiz|homework|youtube|(?:cdl|permit) (?:test|class)|not (?:my|mine)\b|(?:ain|isn)['’]?t (?:my|mine)\b|other side of the)|\b(?:(?:es|era|fue) (?:una )?broma|bromeando|(?:nom[aá]s|s[oó]lo) (?:pregunt|por curios|curios|quer[ií]a saber)|pel[ií]cula|videojuego|es una canci[oó]n|mi examen|falsa alarma|no es (?:m[ií]o|el m[ií]o|mi (?:cami|troc|tr[aá]il))|de enfrente|otro señor)|(?<!\p{L})(?:шучу|шутк|прикол|в кино|фильм|приснил|в видео|в игре|экзамен|просто (?:спросил|спрашиваю|интересно|любопытно)|ложная тревога|не мо[йяё](?!\p{L})|на встречке|у соседа)|(?:[اأ]مزح|نمزح|بالفيديو|فيديو|فيلم|فلم|لعبة|[اأ]غنية|كان حلم|امتحان|مجرد سؤال|بس (?:سؤال|اسال|أسأل|فضول)|(?:مو|مش|ماهي|مهي|ليست|ليس) (?:شاحنتي|تراكي|سيارتي|عربيتي)|[اإ]نذار كاذب)/iu;

/** "Is that your truck?", to which a no takes back all. */
export const whoseTruck =
  /\b(?:is|was) (?:it|that|this|she) (?:on )?your|\bes (?:el )?su(?:yo| )|(?<!\p{L})(?:это|он[оа]?) (?:у )?ваш|ваш(?:а|е|ей)? (?:грузовик|машина|трак)\s*[?؟]|(?:هذه|هذي|هاي|هي|هل) شاحنتك/iu;
