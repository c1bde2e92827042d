import { anyOf, phrases, type ReplyLanguage, startsWith, words } from "./reply-language.ts";

const danger = "(?:humo|vapor|fuego|llamas|chispas|quemado|olor a quemado)";
const dangers = `${danger}(?:(?: o| y) ${danger})*`;
const someone = "(?:un|el|su|al|a un) (?:tecnico|mecanico|taller|concesionario|servicio de llantas)";
const article = "(?:el|la|los|las|un|una|su|sus|del|de la|de los|de las)";

export const spanish: ReplyLanguage = {
  letters: /^[a-z][a-z'-]*$/u,
  conjunctions: words("y e pero o u entonces asi aunque sino pues luego"),
  fillers: words(
    "primero segundo tercero ahora por-favor tambien despues quiza quizas tal-vez probablemente posiblemente normalmente generalmente usualmente",
    "solo todavia aun ademas finalmente mientras hola gracias entendido lamento favor por-ultimo simplemente tampoco-se lentamente cuidadosamente nota bien-sea",
  ),
  agreed: phrases(
    "no (?:lo |la |se )?(?:se|conozco|sabemos|mueva|maneje|conduzca|siga)(?: (?:aun|todavia|con certeza|por ahora|el camion|mas))*",
    "no puedo (?:decir|saber|ver|juzgar|confirmar|descartar|asegurar)(?:lo|le|la)?(?: (?:aun|todavia|con certeza|desde aqui))*",
    "nadie puede (?:decir|saber)",
    "no (?:es|esta|son|estan) (?:segur[oa]s?|normal(?:es)?|claro|cierto)",
    "no (?:cierra|abre|llega|marca|sube|enciende|funciona|sella|cambia|engancha|suelta|calienta|enfria|siempre|arranca|carga|hace contacto|tiene|esta|estan|es|son)(?! (?:nada|grave|problema|que))",
    "no hay (?:suficiente|contacto|presion|voltaje|senal)",
    "si (?:es|esta|resulta) seguro(?: hacerlo)?",
    "(?:si|cuando|una vez que) (?:puede|pueda|este) (?:hacerlo )?(?:con seguridad|a salvo|seguro|en un lugar seguro)",
    "en un lugar seguro(?: fuera del trafico)?",
    "(?:lejos|fuera) del trafico",
    "llame al 911",
    `${someone}(?: (?:puede|podra|debe|tiene que) (?:revisar|leer|medir|probar|confirmar|reparar|cambiar|verificar|encontrar|ayudar|ver|seguir)(?:lo|la|le)?(?: desde aqui)?)?`,
    "puedo(?: tambien)? conectar(?:le|lo|la|te) (?:ahora )?con (?:un tecnico|una persona|soporte humano)",
    "(?:necesito|quisiera|quiero) saber",
    "(?:el|un|este|ese|del|al) problema(?: (?:esta|viene|puede))?",
    "(?:nivel|presion|rango|temperatura|voltaje|valor|valores|lectura)(?: de [a-z]+)? normal(?:es)?",
    "(?:buen|buena|mal|mala) (?:contacto|conexion|tierra|estado|senal|lectura)",
    `(?:ve|hay|huele a|nota|sale|ver|oler|notar|algun|sin|con|el|de) ${dangers}`,
    "(?:humo|vapor) (?:sale|viene)",
    "humo (?:negro|blanco|azul)",
    "tapon (?:del radiador |de combustible )?(?:flojo|gastado|danado)",
    "(?:luz|luces|lampara|testigo|codigo|aviso|mensaje)(?: (?:de|del))?(?: [a-z]+)?",
    "olor a (?:diesel|combustible)",
    "junta de culata",
    "(?:digame|dime|aviseme|cuenteme|escribame|envieme|mandeme)",
    "(?:en|al) (?:ralenti|acelerar|frenar|girar|arrancar|encender|subir)",
    "(?:con|bajo) carga",
    "en (?:subidas|las subidas|cuestas|una subida)",
    "(?:arranque|marcha) (?:dificil|lento|lenta|minima|parada)",
    "mas (?:bajo|alto|lento|rapido|caliente|frio|comun|probable)",
    "con el motor (?:apagado|frio|en marcha|encendido)",
    "(?:cuando|una vez que|solo cuando|hasta que) (?:el motor |el refrigerante |se |todo )?(?:este|esta|haya enfriado|se haya enfriado|se enfrie|enfrie)(?: (?:completamente |bien )?frio)?",
    "lado (?:del conductor|del pasajero)",
    "ayuda cercana",
    "debajo del motor (?:en el suelo|por si gotea)",
    "regeneracion (?:estacionada|manual|activa|pasiva)",
    "bomba de agua",
    "regla general",
  ),
  agreedAt: {
    with_care: phrases(
      "(?:puede |puedes )?(?:seguir|siga|continuar|continue|manejar|maneje|conducir|conduzca) (?:solo )?con (?:cuidado|precaucion)(?: por ahora)?",
      "(?:y )?solo mientras nada empeore",
      "mientras nada empeore",
      "con cuidado",
      "en (?:la|su) proxima parada",
      "(?:llevelo|lleve el camion) a (?:un|su) (?:taller|concesionario)",
      "mientras (?:conduce|maneja)",
      "cuando (?:conduce|maneja|acelera|frena|gira)(?: cuesta arriba)?",
      "nada de lo que escribio obliga a parar de inmediato",
    ),
    next_safe_exit: phrases(
      "no (?:vaya|siga|avance) mas alla de la proxima salida(?: segura)?(?: o lugar donde pueda detenerse)?",
      "(?:solo )?hasta la proxima salida(?: segura)?(?: y no mas lejos)?",
      "(?:tome|salga en) la proxima salida(?: segura)?",
      "en la proxima salida(?: segura)?",
      "cuando (?:acelera|frena|gira)",
    ),
    not_applicable: phrases("por ahora no siga", "cuando (?:acelera|frena|gira)"),
  },
  instructions: startsWith(
    "(?:revis[ea]|comprueb[ea]|mir[ea]|verifi(?:que|ca)|observ[ea]|escuch[ea]|lea|lee|anot[ea]|apunte|fijese|fijate|compar[ea]|cuente|cuenteme|diga|digame|dime|describa|describame|confirm[ea]|mida|vigil[ea]|preste atencion a|identifi(?:que|ca)|huela)(?: bien)?",
    "(?:tome|toma|haga) (?:una |otra )?(?:foto|nota)",
    `busque (?:fugas|manchas|cables|charcos|${article} fuga|ruidos|danos|senales)`,
    "(?:detengase|pare|estacione|estacionese|orillese|detente)(?: (?:ahora|enseguida|de inmediato|cuando pueda|el camion))*",
    "apague (?:el |su )?(?:motor|vehiculo|camion)",
    "(?:encienda|ponga|prenda|active) (?:las |los |el )?(?:luces de emergencia|intermitentes|triangulos|freno de estacionamiento|freno de mano|chaleco)",
    "coloque (?:los )?triangulos",
    "calce las ruedas",
    "(?:mantengase|quedese) (?:lejos|alejado|fuera|detras|con el camion|visible)",
    "espere (?:a que|hasta que|unos minutos|a un tecnico|al tecnico|ayuda)",
    "deje (?:que (?:el motor |el camion |los frenos )?se enfrie[n]?|enfriar (?:el motor|los frenos))",
    "(?:llame|contacte)(?: (?:a|al|con))? (?:un |una |su |el |la )?(?:taller|tecnico|mecanico|grua|concesionario|despachador|empresa|asistencia|911)",
    "(?:pida|solicite) (?:ayuda|una grua|un tecnico|una cita|que lo revisen|asistencia)",
    "(?:mande|envie|envieme|mandeme|escriba|escribame|responda|comparta)",
    "avise a su (?:despachador|empresa)",
    `haga (?:revisar|que revisen|medir) ${article}`,
    `(?:rellene|llene|complete) (?:${article} )?(?:deposito|tanque|nivel)(?: (?:de|con))? (?:def|refrigerante)`,
    `limpie ${article} (?:bornes|terminales|contactos|conectores|lente|enchufe)`,
    `apriete ${article} (?:bornes|terminales|abrazaderas?|conexion(?:es)?)`,
    `(?:cambie|reemplace) ${article} (?:filtro de (?:combustible|aire)|fusible por uno igual|correa|bombilla|foco)`,
    `drene ${article} separador(?: de agua)?`,
    "(?:asegurese|asegurate) de que",
    "recuerde",
    "(?:gire|ponga) la llave",
    "use solo (?:def|combustible|refrigerante)(?: (?:limpio|correcto|nuevo))?",
    "(?:empiece|comience) (?:por|con)",
  ),
  prohibits: startsWith("(?:no|nunca|jamas|evite|evita)"),
  prohibited: startsWith(
    "(?:lo |la |se |intente |trate de )?(?:abra|abrir|toque|tocar|arranque|arrancar|encienda|encender|mueva|mover|maneje|manejar|conduzca|conducir|ignore|ignorar|desconecte|desconectar|anule|anular|libere|liberar|fume|fumar|use (?:fluido de arranque|eter|llamas)|vierta|eche|anada|mezcle|mezclar|borre (?:el |los )?codigos?|fuerce|forzar|acelere|acelerar|frenar bruscamente|sobrecargue|se meta|se acerque|quite|apague|espere demasiado|siga dando arranque|aceleraciones bruscas|cargas pesadas)(?: (?:el (?:tapon(?: del radiador| del refrigerante)?|motor|camion|freno de estacionamiento|capo|aviso)|la (?:tapa|luz|luz roja)|en caliente|caliente|con el motor caliente|debajo del camion))*",
  ),
  neverProhibited:
    / (?:par[ae]r?|deteng\S*|detener\S*|llam\S*|preocup\S*|tema|revis\S*|repar\S*|avis\S*|salg\S*|salir|triangulos|intermitentes|luces|peligr\S*|riesgo|grave|escuch\S*|miedo|caso|hace falta|necesi\S*|confie|import\S*)(?= )/u,
  opens: (word, next) =>
    openers.test(word) ||
    nouns.test(word) ||
    /(?:cion|dad|miento|ado|ido|ada|[^s]s)$/u.test(word) ||
    (word === "usted" && next !== undefined && youDo.test(next)),
  opensQuestion: words(
    "es son esta estan hay tiene tienen puede pueden ve ves oye huele nota siente hace ha han se le lo cuando donde como que cual cuales cuanto cuanta cuantos por a en con de desde sale suena baja sube pierde parpadea funciona arranca enciende gira sabe sucede ocurre pasa cambia",
  ),
  orders: (list, at) => {
    const word = list[at] ?? "";
    if (/(?:ar|er|ir)(?:me|te|se|lo|la|le|los|las|les)?$/u.test(word) && word.length > 3) {
      return !infinitives.test(word) && !notVerbs.test(word);
    }
    if (/(?:ando|iendo|yendo)(?:lo|la|se|los|las)?$/u.test(word) && word.length > 5) return !gerunds.test(word);
    if (/[aei]n?(?:lo|selo|melo|sela)$/u.test(word) && word.length > 5)
      return !/^(?:intervalo|modelo|camello|paralelo|caramelo|suelo|anillo|tornillo|vuelo)$/u.test(word);
    if (word === "usted" || word === "tu")
      return list[at + 1] !== undefined && !youDo.test(list[at + 1] ?? "") && at > 0;
    const protects = /^(?:parar|pares|detener\S*|detengas?e?|llamar|revisar\S*|reparar\S*|arreglar\S*|esperar)$/u;
    return /^(?:no|sin|nunca|ni)$/u.test(word) && list.slice(at + 1).some((later) => protects.test(later));
  },
  reserved: [
    {
      finding: "defeat",
      words: words(
        "puente* desconect* desenchuf* anul* desactiv* elimin* engan* burl* tramp* truco* truque* quit* retir* saca saque saco sacar* sacarl* sacan cort* tape tapar* taponar* cinta resistencia* simulador* emulador* reprogram* borr*",
        "inhib* deshabilit* falsific* bitacora* eld jale jala* jalar* zafe zafar* zafa* pinz* estrangul* silenci* limitador* sobrepas* evad* alter* modific* manipul* jumper* bypass* tuner* tun* delete* dilu* iman* calambre* alambre* remov* extra* suprim* desmont* arranque-el",
        "anulacion bloquear* bloquee bloquea cubr* esconder* suelte libere registro registros horas-de-servicio papel aluminio*",
      ),
    },
    {
      finding: "drive",
      words: words(
        "conduc* conduz* manej* segui* seguir* siga sigan sigue sigues sigo continu* contin* avanc* avanz* rodar* ruede rodando circul* dele dale darle viaje* ruta* destino* entrega* casa termin* acab* llegar* llegara* kilomet* milla* autopista carretera camino apur* prisa manana lunes domingo",
        "segur* tranquil* calma* nada problema* peligr* grave* seri* menor* leve* normal* ignor* preocup* confi* garanti* promet* claro sii vale ok okay bien bueno buena perfect* inofensiv* insignificant* mentir* miente falsa falso exager* innecesari* sobra* permitid* permiso legal",
        "conductor* chofer* camionero* todos todo-el-mundo gente muchos amigo* hermano* compa* jefe* policia* inspector* acelere pise pisele metale meta arre echele rapido-mente aguant* dur* resist* import* haga-caso caso preocupacion* esperar* espera olvid* despreoc* adelante vamos vaya ve-te vete jale andando andar ande tira tirar",
      ),
    },
    {
      finding: "unclear",
      words: words(
        "humo fuego llama llamas incendio chispa* vapor quem* tapon tapa debajo eche echar* echa vierta verter* eter gasolina acido* pastilla* alcohol dorm* duerm* emergencia* ambulancia bomberos encendedor cerillo* cerill* metase meterse metete",
        "yo nosotros he hemos mi mis nuestro* nuestra* llame llamado llamar* llamo avise avisado pedi pedido mande mandado envie enviado ya-viene instrucciones reglas 911 112",
      ),
    },
  ],
  soothing: anyOf(
    "(?:otr[oa]s?|mas|unas?|unos|muchas|muchos|varias|varios|pocas|pocos|por|durante|dur*) (?:buen[oa]s? )?(?:minutos|horas?|dias?|semanas?|mes|meses|anos?|viajes?)(?! (?:de|del) )|(?:horas|semanas|meses|anos|inviernos)(?! de )",
    "(?:cada|con|otro|nuevo|mas|tras) (?:nuev[oa] |un )?(?:arranque|arranques|intento|intentos|encendido|vez que)",
    "(?:es )?parte (?:del|de la|de su) (?:invierno|frio|vida|trabajo|edad|uso|diseno|dia)|(?:dice|significa|indica|importa|cambia|quiere decir) (?:muy )?(?:poco|poca|menos|casi)",
    "(?:es|son|era|muy|tan|cosa|algo) (?:comun(?:es)?|corriente|habitual(?:es)?|usual(?:es)?|tipic[oa]s?|esperad[oa]s?|natural(?:es)?|estandar|rutin*|costumbre)",
    "no (?:le |te )?(?:pasa|sucede|ocurre|significa|importa|afecta|dana|hace dano|quiere decir)|sin (?:importancia|riesgo|consecuencias?|miedo|apuro|problemas?)|no (?:tiene|hay) (?:importancia|riesgo|motivo|razon|apuro|consecuencias?|por que)|no (?:es|son) (?:para tanto|motivo|razon|una? falla|gran cosa)",
    // What blames the warning, says that a part may be left open or out, or presses for time.
    "(?:esta|es|son|estan|estar|ser|siempre|casi) (?:casi |siempre |solo |probablemente )?(?:equivocad*|mal calibrad*|exagerad*|(?:el|un) (?:sensor|medidor|indicador) (?:malo|sucio|viejo)|una falsa alarma)|conocid[oa]s? por eso",
    "(?:puede|pueden|podria|podrian) (?:tambien |solo |simplemente )?(?:quedar*|dejar*|estar|ir|seguir|sacar*|quitar*|abrir*|tapar*|usar*|mover*|saltar*) (?:abiert*|suelt*|desconectad*|fuera|asi|sin|libre|en el aire|tapad*)",
    "sin (?:el |la |los |las |un |una |su )?(?:termostato|filtro*|sensor*|valvula*|enfriador|tapa|tapon|fusible*|interruptor|catalizador|freno*|correa|banda|ventilador|abs|dpf|egr|scr|def)(?! (?:tapad*|suci*))",
    "(?:codigo*|luz|luces|aviso*|alarma|limite|mensaje*|zumbador) (?:se |casi |siempre |luego )*(?:borra*|apaga*|quita*|resetea*|reinicia*)|(?:es|son|solo) (?:solo )?un ajuste|en el (?:programa|software|menu)",
    "(?:camion|motor|transmision|embrague|frenos?|pedal|eje|llantas?|bateria|gato) (?:todavia|igual|aun|casi siempre|siempre) (?:aguanta|dura|frena|para|funciona|trabaja|jala|arranca)|(?:motor|camion|transmision|frenos?|eje|bateria) (?:aguantan?|duran?)",
    "(?:tiene|tienen|debe|deben) que (?:estar|llegar|entregar*) |a tiempo|entrega es hoy|liquido de arranque|spray de arranque",
    "(?:a|en|de|por|para) (?:muchos|todos|todas|cualquiera|cada|casi todos|la mayoria|los demas)|(?:todos|todas|muchos|muchas|cada|cualquier|la mayoria de) (?:los |las |estos |estas )?(?:camion*|unidad*|modelo*|motor*|equipo*)|la mayoria|como siempre|siempre (?:es|fue|ha|hace|esta|pasa)|de fabrica|por diseno|acostumbra*|cosas? de|se acostumbra",
  ),
  benefits: anyOf(
    "enfri*|refresc*|mejor*|alivi*|ayud(?:a|an|ara|aria|o)|recuper*|desaparec*|se va|se quita|se limpia|limpia*|dura|duran|durara|gusta*|prefier*|agradec*|content*|feliz|sano|sana|fuerte|ideal*|benefici*|suave*|suaviz*|estabiliz*|soport*|toler*|sobreviv*|basta|bastan|alcanza|alcanzan|funciona bien|trabaja bien|cura|protege|seca|sella|calla|se calma|se arregla|se compone|se normaliza|suficiente|conviene|convien*|correcto|indicado|adecuad*|(?:ruido|sonido|vibracion|temperatura|calor|olor|fuga|luz|aguja|codigo|mensaje) (?:se |casi |siempre )?(?:baja|cae|apaga|reduce|pierde|va|quita)",
  ),
  motion: anyOf(
    "velocidad(?! de (?:rueda|la rueda|marcha))|velocidades|rapid*|veloz|autopista|carretera|millas?|kilometr*|distanci*|horas?|dias?|semanas?|meses|noche|lejos|adelante|viento|movimiento|marcha larga|subidas?|bajadas?|cuestas?|montan*|carga|cargad*|uso|usar*|trabaj*|rodando|andando|revoluciones|vueltas|ritmo|acelera*|largo|larga|mas tiempo|condado*|pueblo|ciudad",
  ),
  knows: (word) =>
    [openers, nouns, infinitives, gerunds, common, youDo, spanish.fillers, spanish.opensQuestion].some((list) =>
      list.test(word),
    ),
  endings: 2,
  digitWords: words("cero uno dos tres cuatro cinco seis siete ocho nueve ochocientos cien doble"),
};

const youDo = words(
  "escribio dijo menciono describe describio reporta ve vio oye oyo huele nota noto siente encuentra tiene tuvo quiere necesita sabe puede indico",
);
const openers = words(
  "el la los las un una unos unas su sus este esta esto estos estas ese esa eso esos esas hay es son era eran fue estan puede pueden podria podrian suele suelen parece parecen significa indica indican apunta depende tiene tienen falta hace ocurre sucede debe deben deberia viene causa provoca",
  "si cuando mientras como porque para por con sin en de desde hasta al del a lo que cual cuales muy mas menos poco poca mucho mucha algun alguna algo otro otra cada ambos ambas cualquier dos tres veces tras durante segun entre sobre ante donde quien se le les ya antes aqui ahi esto tan tanto",
  "bajo baja alto alta viejo vieja nuevo nueva frio fria caliente debil gastado sucio flojo floja roto rota congelado oscuro ambar rojo azul blanco negro comun posible probable lo-mas tal suena pierde",
);
const nouns = words(
  "refrigerante diesel combustible aceite aire agua motor bateria alternador correa manguera turbo transmision embrague bomba filtro sensor valvula termostato radiador ventilador calefaccion escape hollin humedad corrosion suciedad hielo",
  "voltaje presion temperatura corriente cableado tierra codigo luz clima desgaste dano causa ruido vibracion olor banda llanta rueda cojinete maza freno direccion suspension resorte remolque tractor cabina tablero medidor lectura nivel tecnico mecanico def dpf abs egr scr nox spn fmi compresor secador gobernador rele fusible inyector",
);
const common = words(
  "borne bornes apretado apretados apretada apretadas silbido cerca conexiones remolque asegurese terminal terminales abrazadera abrazaderas tuerca tuercas perno pernos grieta grietas agujero junta juntas soporte soportes polea tensor eje ejes resorte resortes amortiguador bolsa bolsas camara camaras tubo tubos bobina resistencia aspa aspas golpeteo chillido chasquido zumbido gotas mancha manchas charco varilla separador bomba bombas rele reles fusibles enchufe masa masas tapon-de-llenado calefactor nucleo oxido desgaste reten retenes sello sellos",
  "no se le lo la ya han ha sido ser mal bien-leido viej* nuev* liquid* contamin* calidad leer lee leen sucio sucia flojo flojos conector* conexion* cable* cableado rozad* danad* obstru* tapad* pegad* atorad* desgastad* gastad* bajo baja alto alta poco mucha frecuen* vez veces tiempo frio calor invierno manana noche",
  "senal* valor* numero* sistema* circuito* eje* lado* izquierd* derech* delanter* traser* parte* disco* tambor* balata* zapata* pastilla* nivel* fluido* cambio* cambios marcha* patina* embrague* carga* subida* velocidad ralenti comun posible probable tipic* causa* suele* puede* indica* muestra* camion* motor remolque tecnico taller prueba* herramienta* respuesta* pregunta* detalle* sonido* ruido* olor*",
  "presion* aire sube* baja* cae* pierde* fuga* pequen* grande* luz luces codigo* mensaje* tablero fija parpade* mas menos cuando donde cual como entonces normalmente usted su cada dia* hora* minuto* semana* primer* ultim* mismo* ambos agua humedad polvo particulas ceniza hollin cristales acumul* limpi*",
);
const notVerbs = words(
  "lugar taller radiador sensor lugar par mar azucar familiar similar particular regular celular auxiliar solar nuclear lunar ayer primer tercer cualquier super inter dolar titular angular circular modular tubular alfiler",
);
const infinitives = words(
  "ser estar haber tener hacer ver oir oler notar sentir saber decir mostrar indicar significar causar provocar venir ocurrir suceder subir bajar caer perder fallar pegar congelar tapar-se desgastar romper aflojar corroer rozar apuntar senalar activar leer revisar comprobar mirar verificar escuchar",
  "anotar medir confirmar descartar identificar describir enviar ayudar explicar entender necesitar enfriar enfriarse calentar calentarse descongelar cargar sostener arrancar encender encenderse funcionar trabajar girar parar estacionar contactar preguntar conectar reparar repararlo reemplazar cambiar limpiar apretar rellenar",
  "parpadear aparecer depender variar afectar reducir limitar proteger danar sobrecalentar regenerar abrir cerrar alcanzar volver sonar vibrar temblar jalar-se arrastrar trabarse patinar producir dar deber deberse tratarse venirse ensuciarse obstruirse atascarse pegarse acumularse degradarse leerse verse oirse",
  "empeorar mejorar salir entrar respirar drenar secar fugar gotear chirriar golpear zumbar quedar quedarse poner ponerse atorarse llenar llenarse detectar probar saberlo decirlo verlo revisarlo revisarla",
);
const gerunds = words(
  "perdiendo subiendo bajando cayendo fallando pegando patinando desgastando goteando cargando arrancando funcionando trabajando girando leyendo mostrando parpadeando saliendo haciendo causando teniendo siendo viendo oyendo revisando mirando escuchando enfriando calentando regenerando oliendo acumulando entrando rozando purgando cuando soplando usando",
);
