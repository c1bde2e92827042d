import type { Lexicon } from "./concepts.ts";

/** Spanish as drivers in the USA speak it, border words and usual misspellings included. Own compilation. */
export const spanish: Lexicon = {
  concepts: {
    // Brakes and air
    brake:
      "freno, frenos, brecas, breca, breik, breiks, breques, breque, freno servicio, sistema frenos, frenada, frenaje, frenado neumatico",
    brake_part:
      "balata*, tambor*, zapata*, pastilla*, rotor*, matraca*, camara freno*, camaras freno*, rotochamber*, rotochamba*, disco freno*, discos freno*, pulmon freno, pulmon*, forros",
    brake_pedal: "pedal freno*, pedal breca*",
    pedal: "pedal",
    parking_brake:
      "freno mano, freno estacionamiento, frenos estacionamiento, freno parqueo, freno emergencia, frenos emergencia, parking brake, boton amarillo, boton rojo, perilla amarilla, perilla roja, valvula amarilla, valvula roja, valvulas tablero, perilla*, freno parking, maxi*, botones aire, boton aire, maneral",
    engine_brake: "freno motor, frenos motor, jake, jakes, freno escape, retardador, yake, jake brake, freno maquina",
    abs: "abs, antibloqueo",
    air: "aire, presion aire, aire frenos, tanque aire, tanques aire, reloj* aire, manometro* aire, aguja* aire, sistema aire, presion frenos, medidor* aire, primario, secundario, ambos relojes, dos relojes, relojes, aire primario, aire secundario, aire comprimido",
    air_line:
      "linea* aire, manguera* aire, mangueras aire, manita*, gladhand*, glad hand*, air line, lineas, conexion* aire, valvula* aire, manguera freno*, linea freno*, valvula relay",
    air_supply: "compresor, compresor aire, secador aire, secador, secadora aire, gobernador, air dryer, compresora",
    brake_action:
      "cuando freno, al frenar, cada vez freno, cuando piso freno, frenando, si freno, al pisar freno, al momento frenar, cuando meto freno, frenar",
    // Engine
    engine: "motor, maquina, cummins, detroit, paccar, x15, isx, dd15, dd13, mx13, ingen",
    oil: "aceite, aceite motor, nivel aceite, bayoneta, varilla aceite, carter",
    oil_pressure:
      "presion aceite, aceite presion, presion del aceite, manometro aceite, luz aceite, foco aceite, testigo aceite, lampara aceite, medidor aceite, aguja aceite, indicador aceite",
    turbo: "turbo, turbos, turbocargador, turbina, intercooler, postenfriador, boost",
    belt: "banda, bandas, correa, correas, faja, polea, tensor, banda ventilador, serpentina",
    exhaust:
      "escape, mofle, mofles, chimenea, chimeneas, tubo escape, chacuaco, multiple escape, multiple, silenciador",
    egr: "egr, valvula egr",
    inside_engine:
      "biela*, piston*, cilindro*, cabeza motor, junta cabeza, empaque cabeza, monoblock, ciguenal, metales, punterias, arbol levas, bloque, cilindro, adentro motor",
    throttle: "acelerador, pedal acelerador, chancla, el gas",
    power: "potencia, potensia, fuerza, poder, power, torque, empuje, aceleracion",
    // Electrical
    battery:
      "bateria, baterias, batería, bateri*, pila, pilas, acumulador, acumuladores, voltaje, voltio, voltios, volts, voltimetro, borne*, terminales bateria",
    alternator: "alternador, alternadores, generador",
    starter: "marcha motor, motor arranque, arrancador, estarter, starter, solenoide, burro arranque, la marcha",
    key: "llave, switch, ignicion, swich, suich, llave encendido, boton arranque, chapa",
    fuse: "fusible*, breaker, relevador, rele, relay, fuse, fusibles, caja fusibles",
    wire: "cable*, cableado, alambre*, arnes, conector*, corto circuito, cortocircuito, un corto, tierra fisica",
    electricity: "electric*, sistema electrico, electronic*, corriente electrica, sin corriente",
    ext_light:
      "luces, faros, faro, focos, foco, direccional*, intermitente*, cuartos, luces traila, luces trailer, luces remolque, calavera*, stops, luz trasera, luces traseras, luces delanteras, plafon*, luces altas, luces bajas, micas, galibos, luz remolque, luz traila, preventivas, luz cabina, luz reversa",
    brake_light: "luces freno*, luz freno*, luces stop, focos freno*, luces de los frenos, foco freno*",
    plug: "conector traila, enchufe traila, cable luces, pigtail, cordon luces, enchufe, cable electrico traila, clavija",
    accessory:
      "limpiaparabrisas, limpiadores, wipers, claxon, bocina, radio, inversor, ventana*, vidrio*, elevador, apu, asiento*, espejo*, puerta*, cinturon, tablet, camarote",
    module: "computadora, modulo*, ecm, ecu, sensor, sensores, red datos",
    dash: "tablero, dash, panel, pantalla, instrumentos, relojes tablero, cluster, tablero instrumentos, velocimetro, medidores",
    gauge:
      "medidor, reloj, aguja, indicador nivel, flotador, marcador, medidor diesel, medidor combustible, gauge, indicador combustible, gauges",
    // Cooling
    coolant:
      "anticongelante, anti congelante, refrigerante, coolant, agua radiador, deposito agua, nivel agua, manguera radiador, manguera agua, deposito anticongelante, sistema enfriamiento, enfriamiento, sistema refrigeracion, liquido refrigerante, liquido enfriamiento, agua motor, refrigeracion, manguera abajo, tanque coolant, cooling",
    radiator: "radiador, radiadores, tapon radiador",
    water_pump: "bomba agua, bomba del agua, bomba anticongelante",
    fan: "ventilador, abanico, fan, clutch ventilador, fan clutch, clutch abanico, aspas",
    temperature:
      "temperatura, temp, temperaturas, temperatura motor, aguja temperatura, reloj temperatura, medidor temperatura, temperatura agua",
    heater: "calefaccion, calenton, calefactor, heater, desempanador, desempanante, calefacion",
    air_conditioning:
      "aire acondicionado, acondicionado, clima, aire frio, ac, a c, aire cabina, reefer, refrigeracion caja, thermo king, termo, thermo, caja refrigerada, el clima, minisplit",
    hose: "manguera, mangueras, ducto, tubo",
    // Transmission
    transmission:
      "transmision, transmicion, trasmision, trasmicion, caja cambios, caja velocidades, caja, transmission, tranmision, allison, ultrashift, caja automatica, temperatura transmision, trasmission",
    gear: "cambio, cambios, velocidad, velocidades, marcha, reversa, neutral, neutro, palanca, primera, segunda, tercera, cuarta, quinta, sexta, septima, octava, engranaje*, palanca cambios, engranes, drive",
    trans_fluid:
      "aceite transmision, aceite de la transmision, aceite caja, fluido transmision, liquido transmision, aceite de caja, aceite trasmision",
    clutch: "cloche, clutch, embrague, croche, pedal clutch, pedal embrague, pedal cloche, cluth, disco clutch",
    driveline:
      "cardan, flecha, flecha cardan, yugo, cruceta*, diferencial*, soporte cardan, barra cardan, flechas, palier, toma fuerza",
    fluid: "fluido*, liquido*, liquido hidraulico, hidraulico, aceite hidraulico",
    // Lamps, codes, emissions
    lamp: "luz, lampara, testigo*, indicador, aviso, alerta, foco tablero, simbolo, icono, senal, mensaje, advertencia, lucecita, luz tablero, foquito, luz del",
    red_lamp:
      "luz roja, luces rojas, foco rojo, testigo rojo, lampara roja, luz roja stop, luz stop, stop engine, luz de stop, foquito rojo, triangulo rojo, alerta roja, luz de pare, letrero rojo, simbolo rojo, aviso rojo, stop rojo, pare motor, detenga el motor, detener motor, luz roja de alto, luz de alto, advertencia roja, luz roja motor",
    amber_lamp:
      "luz amarilla, luces amarillas, foco amarillo, testigo amarillo, luz ambar, foquito amarillo, luz naranja, lampara amarilla, triangulo amarillo, testigo ambar, alerta amarilla, simbolo amarillo, luz anaranjada, lucecita amarilla",
    check_engine:
      "check engine, chek engine, check, luz motor, testigo motor, luz del motor, foco motor, check motor, mil, luz check, service engine, luz de revision motor, chequear motor, lampara motor, chek, luz mil, luz de averia",
    code: "codigo, codigos, falla codigo, codigo falla, spn, fmi, error, errores, codigo error",
    def: "def, urea, adblue, liquido def, fluido def, luz def, nivel def, tanque def, bluedef, def fluid, luz del def, luz urea",
    dpf: "dpf, filtro particulas, hollin, filtro escape, luz dpf, filtro diesel particulas, luz filtro particulas, filtro antiparticulas",
    regen:
      "regeneracion, regenerar, regen, regenera, regeneraciones, regeneracion estacionaria, regenerando, rejen, quemado filtro",
    emission:
      "scr, nox, emision*, catalizador, aftertreatment, postratamiento, sensor nox, sistema emisiones, contaminantes",
    exhaust_heat: "temperatura escape, escape caliente, alta temperatura escape, luz escape caliente, egt",
    // Tires and wheels
    tire: "llanta, llantas, neumatico, neumaticos, goma, gomas, cubierta, cubiertas, yanta, yantas, dual, duales, llanta traila, llanta trasera, llanta afuera, llanta adentro, recapada*, vitalizada*, llanta refaccion, presion llanta*, tpms, tallantas, caucho",
    steer_tire:
      "llanta delantera, llantas delanteras, llanta direccion, llanta de la direccion, llanta enfrente, llanta de enfrente, llanta adelante, neumatico delantero, neumaticos delanteros, goma delantera, goma frente, direccional llanta, llanta del frente, llanta frente, delantera derecha, delantera izquierda, llanta direccional, goma de alante, llanta alante, neumatico direccion",
    wheel: "rueda, ruedas, rin completo",
    lug: "birlo*, tuerca*, tuercas rueda, tuercas llanta, perno*, esparrago*, tornillo* rueda, tornillos llanta",
    hub: "maza, mazas, cubo, cubo rueda, balero*, rodamiento*, reten, retenes, reten maza, sello rueda, sello maza, masa rueda, retén, cojinete*",
    tread:
      "banda rodamiento, piso llanta, costado llanta, cara llanta, dibujo, costado, cuerdas, lona, alambres llanta",
    rim: "rin, rines, aro",
    // Fuel
    fuel: "diesel, disel, diezel, dissel, combustible, gasolina, petroleo, gasoil, gasoleo, linea combustible, linea diesel, manguera diesel, presion combustible, presion diesel, fuel, sistema combustible, manguera combustible",
    fuel_tank: "tanque, tanques, tanque diesel, tanque combustible, deposito combustible, tanque gasolina",
    fuel_filter:
      "filtro diesel, filtro combustible, filtros diesel, filtro, filtros, separador agua, separador, filtro primario, trampa agua, filtro gasoil, filtros combustible, davco",
    injector: "inyector*, injector*",
    fuel_pump:
      "bomba diesel, bomba combustible, bomba alta, bomba transferencia, bomba inyeccion, bomba elevadora, presion riel, baja presion combustible, presion combustible baja, baja presion diesel, presion diesel baja, bomba cebado",
    prime: "cebar, purgar, ceba, purga, cebado, cebarlo, purgarlo, bomba manual, prime",
    fuel_water: "agua combustible, agua diesel, agua en el diesel, agua en el combustible, luz agua combustible, wif",
    mileage: "rendimiento, consumo diesel, consumo combustible, rinde, millas por galon, rinde muy poco",
    // Steering and suspension
    steering: "direccion, volante, timon, columna direccion, caja direccion, manubrio, el guia, guia",
    power_steering:
      "direccion hidraulica, hidraulica, direccion asistida, bomba direccion, power steering, aceite direccion, liquido direccion, licuadora, bomba hidraulica, servodireccion",
    linkage:
      "terminal* direccion, rotula*, barra direccion, varilla direccion, perno rey, brazo pitman, terminal direccion, bieleta*, barra acoplamiento",
    suspension:
      "suspension, suspencion, valvula niveladora, barra torsion, barra estabilizadora, tirante*, abrazadera*, tornillo centro, percha, tijera, columpio",
    air_bag:
      "bolsa aire, bolsas aire, bolsa suspension, bolsa, bolsas, camara suspension, airbag*, air bag*, bolsa cabina, fuelle*, diapreso, bolsa de aire suspension",
    spring: "muelle*, hoja muelle, hojas muelle, resorte*, ballesta*, hoja maestra, muelles, paquete muelles",
    shock: "amortiguador*, choques suspension, shocks",
    alignment: "alineacion, alinear, alineado, desalineado, balanceo",
    coupling:
      "quinta rueda, patines, patas traila, perno rey traila, quintarueda, gatos traila, quinta, puertas traila, landing gear",
    speed: "mph, millas por hora, velocidad, km h, kilometros por hora",
    revs: "rpm, revoluciones, vueltas motor, tacometro",
    // Where on the truck
    truck:
      "camion, troca, troque, tractor, tracto, tractocamion, trailer completo, vehiculo, unidad, mueble, camioneta, freightliner, kenworth, peterbilt, volvo, international, mack, cascadia, camion mio, tráiler, carro mio, truck, gandola, mula, cabezal, trailero, rig",
    trailer:
      "traila, remolque, trailer, caja seca, plataforma, semi remolque, semirremolque, tandem, tandems, plana, rabon, contenedor, chasis, lowboy, cama baja, yarda caja",
    cab: "cabina, camarote, adentro camion, interior, dormitorio",
    hood: "cofre, capo, capot, debajo cofre, abajo cofre, parrilla, bonete, boneta, capó, persiana",
    axle: "eje, ejes, eje trasero, eje delantero, eje motriz, eje remolque",
    load: "carga, mercancia, flete",
    // What happens
    fire: "fuego, incendio, incendi*, llamas, llama, lumbre, en llamas, se quema, ardiendo, arde, agarro fuego, quemandose, lumbrada, candela, flama*, se prendio fuego, se prendio en fuego, agarro lumbre, prendido fuego, se esta incendiando",
    burn: "quema, quemando, quemado, quemada, quemados, quemo, queman, quemandose, quemar, se esta quemando",
    smoke:
      "humo, humea, humeando, humean, humareda, humito, ahumando, echa humo, saca humo, sale humo, humeo, humaso, fumarola, tira humo",
    steam: "vapor, vapores, vaporizando, humo blanco del radiador, vaho",
    boil: "hierve, hirviendo, hirvio, hervir, hirbiendo, hirve, hierbe, ebullicion, borbot*",
    spark: "chispa, chispas, chispea, chispeando, chisporrot*, echa chispas, arcos",
    melt: "derrite*, derritio, derretido, derretidos, derritiendo, fundio cable, derritieron",
    smell: "huele, olor, olores, apesta, oliendo, tufo, peste, oler, ole, jiede",
    leak: "fuga, fugas, fugando, tira, tirando, gotea, goteando, goteo, goteras, escurre, escurriendo, derrame, pierde, fuga de, sale por, se sale, saliendo, liquea, liqueando, leak, leaks, chorreando, tirado, perdida de, se fuga, goteras, filtra, filtrando, escape de, suda",
    pour: "chorro, chorrea, chorreando, derrama*, derramo, derramando, a chorros, tiradero, brota, brotando, regando, riega, regado, por todos lados, por todas partes, en toda la carretera, vaciando, vacia, se esta vaciando, saliendo mucho, chorros, borbotones",
    puddle: "charco, charcos, mancha, manchas, mojado, en el piso, en el suelo, debajo camion, rastro",
    air_buzzer:
      "alarma aire, alarma baja presion, alarma de aire, chicharra aire, zumbador aire, luz baja presion aire, luz bajo aire, alarma bajo aire, alarma presion aire, pito aire, luz aire, aviso aire, chicharra del aire, alarma de los frenos, alarma frenos",
    buzzer:
      "chicharra, alarma, zumbador, pito, pitando, pita, chilla alarma, buzzer, timbre, bip, sonando alarma, zumbido alarma",
    noise:
      "ruido, ruidos, suena, sonido, sonidos, rechinido*, tronido*, traquete*, cascabel*, zumba, zumbido, truena, tronando, ruidos raros, sonando, se oye, se escucha, ruge, castañ*, matraque*",
    vibrate:
      "vibra, vibracion*, vibrando, tiembla, temblor, temblando, temblores, tembladera, brinca volante, bailando, zapatea, se sacude, sacude, vibran, vibrar, oscila",
    problem:
      "problema, problemas, falla en, pasa algo, algo malo, algo anda mal, raro, rara, detalle, defecto, anda mal, algo le pasa, mal funcionamiento, fallas, fallita, broncas, bronca, issue, problem",
    // What is said of things
    work: "funciona, funcionan, funcionando, sirve, sirven, jala bien, trabaja, trabajan, funcionar, servir, jalan, funcionaba, funsiona, trabajando, sirviendo, opera",
    fine: "bien, normal, bueno, buenos, buena, buenas, perfecto, ok, normales, correcto, correcta, estable, en orden, sin problema, sin problemas, todo bien, al cien, perfectamente, como si nada, jala bien, parejo, funciona bien, trabaja bien, esta bien, estan bien",
    fail: "falla, fallo, fallan, fallaron, fallando, murio, muerto, muertos, muerta, muertas, descompuso, descompuesto, descompuesta, descompusieron, malo, mala, malas, malos, se fue, se fueron, dejo de funcionar, dejaron de funcionar, dejo de, se acabaron, se acabo, tronado, tronada, trono, averiado, averiada, averio, danado, danada, dano, roto, rota, rotas, rotos, chafeo, se chingo, no jalo, se descompuso, inservible, valio, ya valio, ya no sirve, desbielo, reventado, perdio, acabo, no quiere, estropea*, jodio, jodido, se daño, se quebro, quebro, se murio, pasmo",
    start:
      "arranca, arrancar, arranque, arranco, prende, prender, prendio, enciende, encender, encendio, arrancan, arrancando, prendiendo",
    wont_start:
      "no arranca, no prende motor, no enciende motor, no quiere arrancar, no quiere prender, no quiere encender, no arranco, no prende camion, no prende troca, no enciende, no prende, no puedo arrancar, no puede arrancar, no me arranca, no ha arrancado, no logra arrancar, sin arrancar, no agarra arranque, no echa andar, no echa a andar, no quizo arrancar, no se prende, no lo puedo prender, no lo puedo arrancar, no aranca, no arancar, no prendio, no me prende, no encendio, no arrancaba",
    crank:
      "da marcha, gira motor, motor gira, dar marcha, da vueltas, marcha gira, motor da vueltas, si da marcha, le da marcha, da la marcha, cranquea, gira, da vuelta, marchando",
    cranks_only:
      "da marcha pero no arranca, gira pero no arranca, da marcha pero no prende, da marcha y no arranca, da vueltas pero no arranca, gira pero no prende, da marcha no arranca, da marcha pero no enciende, marcha pero no arranca, da marcha y no prende, gira y no arranca, gira pero no enciende, da vueltas y no arranca, da marcha bien pero, da marcha fuerte pero, cranquea pero, gira el motor pero no",
    run: "andando, anda, prendido, encendido, corre, caminando, camina, ralenti, minimo, trabajando motor, funcionando motor, en marcha",
    move: "mueve, mover, moverse, avanza, avanzar, camina, caminar, rodar, rueda camion, moverlo, moverme, jala, andar",
    stop: "frena, frenar, parar, para, detener, detenerse, pararse, detiene, parada, frene, detengo, paro",
    wont_stop:
      "no para, no frena, no puedo parar, no puedo frenar, no se detiene, no frenan, no me frena, no quiere parar, no puedo detener, no agarra freno, no quiere frenar, no logro frenar, no logro parar, no me para, no lo puedo parar, no lo paro, no podia parar, no podia frenar, sin poder frenar",
    hold: "aguanta, mantiene, sostiene, retiene, mantener, aguantan, se mantiene, quieto en, estable en",
    build:
      "carga aire, cargar aire, levanta presion, levanta aire, hace aire, llena aire, sube presion, hacer aire, agarra aire, agarra presion, junta aire, genera aire, sube aire, carga presion, cargar, levantar aire, levantar presion, llenar, subir presion, hacer presion, hace presion",
    charge: "carga, cargando, cargar bateria, carga bateria, carga baterias, cargan, carga alternador, cargar",
    release:
      "suelta, sueltan, libera, liberan, soltar, liberar, destraba, desactiva, quita, quitan, suelte, solto, liberaron, bota, desbloquea, desbloquear, afloja, se baja",
    engage:
      "entra, entran, agarra, agarran, mete, meter, engancha, enganchar, embraga, acopla, entrar, metes, meto, pasa cambio, agarrar, pesca, conecta",
    turn: "gira, girar, da vuelta, dar vuelta, doblar, voltea, voltear, vira, dobla, giran, virar",
    pull: "jala, jalar, sube, subir, acelera, acelerar, agarra velocidad, agarra fuerza, sube loma, empuja, rinde loma, levanta velocidad, avienta, jalan, tira fuerte",
    respond: "responde, responden, reacciona, hace nada, obedece, responder, hace caso",
    lit: "prendida, prendido, encendida, encendio, encendido, prendio, se prende, se enciende, sale, salio, aparece, aparecio, prenden, encienden, marca, marcando, prendieron, alumbra, alumbran, se ilumina, salieron, iluminado, encendidas, prendidas, encendidos, prende luz, me sale, tengo prendida",
    cool_down:
      "se enfrio, ya se enfrio, bajo la temperatura, volvio a la normalidad, regreso a normal, ya esta normal, ya bajo, se normalizo",
    low: "baja, bajo, bajas, bajos, bajita, bajito, poca, poco, poquita, abajo de, menos de, insuficiente, falta, faltante, debil presion, vajo, vaja",
    high: "alta, alto, altas, altos, arriba de, muy alta, por encima, elevada, subida, hasta arriba, elevado, maximo, encima de",
    rise: "sube, subiendo, subio, suben, se eleva, trepa, aumenta, aumentando, subir, se dispara, disparo, llega a, se va para arriba, va subiendo, creciendo, incrementa",
    drop: "baja, bajando, bajo, bajan, cae, cayendo, cayo, se cae, caen, se vacia, se me va, se esta yendo, se va el, desciende, va bajando, se me baja, perdiendo, se cayo, disminuye, se esta bajando, yendo, descarga, se baja, se escapa, bajar, se fue a, descargando",
    nothing: "nada, cero, ningun, ninguna, ninguno, en cero, nada de nada, 0, para nada, ni un, ni una",
    fuel_out:
      "sin diesel, sin combustible, sin gasolina, se acabo el diesel, se me acabo el diesel, se termino el diesel, me quede sin diesel, quede sin diesel, se acabo el combustible, no tengo diesel, ya no tengo diesel, no trae diesel, no hay diesel, se quedo sin diesel, no tiene diesel, nos quedamos sin diesel",
    empty:
      "vacio, vacia, vacios, se acabo, sin nada, me quede sin, se termino, quede sin, seco, se me acabo, quedo sin, quedamos sin, se acabo el, agoto, vasio",
    full: "lleno, llenos, llena, llenas, completo, al tope, hasta arriba lleno, lleno el tanque, nivel bien, nivel lleno",
    lose: "perdi, perdio, pierde, perdiendo, perdida, perdimos, perder, pierdo, se me fue, me quede sin, quede sin, se me fueron, se perdio, me falta, pierden, se pierde",
    weak: "debil, debiles, flojo freno, blando, blandos, esponjoso, poquito, apenas, casi no, muy poco, no muy bien, batalla para frenar, pisar mucho, mas de lo normal, tarda en parar, tarda en frenar, tarda para frenar, fuerte para frenar, frena muy poco, frena poco, frenan poco, tarda mucho en parar, largo, mas distancia, mas duro, frena despacio, suaves, batallo para parar, batallo para frenar, desgastado",
    stops_badly:
      "tarda en parar, tarda en frenar, tarda para frenar, tarda mucho en frenar, tarda mucho en parar, batalla para frenar, batallo para frenar, batallo para parar, frena muy poco, frena poco, frena poquito, frena muy poquito, frenan poco, frenan muy poco, pisar mucho, pisar fuerte, apenas frena, apenas frenan, casi no frena, casi no frenan, mas distancia para, no frena bien, no frenan bien, no frena igual, tarda mas en frenar, le cuesta frenar, cuesta frenar, no agarran bien, frena mal, frenan mal, tengo que pisar, hay que pisar",
    slow: "lento, lenta, despacio, tarda, tarda mucho, tardado, tardan, mucho tiempo, poco a poco, lentamente, se tarda, lentos, demora, demora mucho, despacito, de a poco, tarda horas, toda la noche, gradualmente",
    hard: "dura, duro, duros, pesada, pesado, tiesa, tieso, trabajosa, dificil, cuesta, batallo, cuesta trabajo, endurecio, se puso dura, dos manos, muy dura, durisimo, durisima",
    loose:
      "flojo, floja, flojos, flojas, suelto, suelta, sueltos, sueltas, juego, aflojo, aflojaron, aflojado, holgura, gira libre, se mueve, desajustado, suelto volante, mucho juego, loco, gira solo, zafado, zafada, solto, desatornill*, desapretad*",
    locked:
      "pegado, pegados, pegada, pegadas, trabado, trabados, trabada, trabadas, trabo, trabaron, bloquea*, atorado, atorada, atorados, atoradas, atoro, amarrado*, amarraron, trancado, tranco, trancaron, agarrotado, atascado, atasco, se pego, se pegaron, enfrenado, frenado, congelado, congelados, congelo, arrastra, se quedo pegado, no suelta, no gira, amarra, tranca, amarradas, pego, pegaron, encasquill*, calado",
    drag: "arrastra, arrastran, arrastrando, roza, rozando, rozan, va frenado, medio frenado, se va frenando",
    hot: "caliente, calientes, calienta, calentando, calento, calientan, se calienta, sobrecalent*, muy caliente, hirviendo caliente, bien caliente, quemando, calentar, caliente al tocar, calentandose, calentura",
    glow: "al rojo vivo, al rojo, rojo vivo, incandescente",
    cold: "frio, fria, frios, helado",
    squeal:
      "rechina, rechinan, rechinando, chilla, chillan, chillando, rechinido, chillido, chirria, chirrian, chirrido, chirriando, chillon, chillidos, grillos",
    grind:
      "raspa, raspan, raspando, ruido fierro, fierro con fierro, rasca, rascan, rechina caja, metal con metal, crujido, cruje, muele, ruido de metal, gruñe, rasguña, raspon, fierro",
    knock:
      "golpe, golpes, golpea, golpeteo, golpeando, golpetea, cascabelea, toca motor, tocando biela, martill*, aporrea, golpazos, toques, tac tac, pistonea",
    click: "clic, click, clics, clicks, cliquea, tac, truena rele, chasquido, chasquidos, tiquea, clac",
    hiss: "silba aire, sopla, chifla aire, ssss, fuga sonido, sisea, siseo, soplido, psss, resopla, se oye el aire",
    whistle: "chifla, chiflando, chiflido, silba, silbando, silbido, aulla, sirena, chiflan",
    clunk: "truena, tronido, golpe seco, trueno, clonc, tronidos, golpazo, tronar",
    wobble: "bambolea, bamboleando, tambalea, tambaleando, cabecea la llanta, se menea, meneando",
    pull_side:
      "jala para, jala a, se jala, se va de lado, se va para, se carga, jala hacia, se va a la, se ladea al frenar, tira hacia, tira para, tira a, se carga a, jalon, se va hacia, se va a un lado, se me va para, se tira, me jala",
    wander:
      "zigzag*, se va de un lado, baila, se bambolea, culebrea, anda de lado, no camina derecho, no va derecho, vagabundea, se pasea, camina derecho, va derecho, se va solo, serpentea, derecho, se mueve de lado a lado, anda chueco, inestable, no mantiene carril",
    slip: "patina, patinan, patinando, resbala, resbalan, se barre, derrapa, patino, se resbala, patinar, barre, se zafa, revoluciona pero no, sube revoluciones pero, se acelera pero no, sube rpm pero",
    burst:
      "revento, reventada, reventado, exploto, explotaron, reventaron, reventadas, trono, estallo, trueno llanta, se revento, exploto, se trono, deshizo, desbarato, explota, se desbarato, tronada, reventar, explotada, se abrio, voló, volo, exploto, esploto, rebento",
    flat: "ponchada, poncho, ponchado, ponchadas, poncharon, ponche, pinchada, pincho, pinchado, pinchazo, desinflada, desinflo, desinflado, desinfladas, clavo, baja aire, sin aire, llanta baja, vacia, ponchadura, flat, tornillo clavado, espichada, espicho, desinflando, vaja",
    damaged:
      "rota, roto, rotas, rotos, quebrado, quebrada, quebro, cuarteado, cuarteada, partido, partida, cortada, cortado, rajada, rajado, rasgada, agrietada, dañada, doblado, doblada, chueco, desgarrada, despega, despegando, desprend*, fisura, pelado, pelados, pelada, mordida, quebraron, se partio, se quebro, se rompio, rompio, rompieron, roida, carcomido, sulfatad*, corroid*, cortaron",
    worn: "desgast*, gastada, gastadas, gastado, lisa, lisas, pelona, pelonas, desgaste, comida, comiendo, acabada, acabadas, disparejo, dispareja, se come, chata, gastan",
    lean: "inclinado, inclina, inclinada, ladeado, ladeada, ladea, se ladea, de lado camion, chueca cabina, caido, caida, sentado, sentada, se recarga, recargado, hundido, desnivelado, mas bajo de un lado, agachado, colgado",
    fall_off:
      "se sale, saliendo, se salio, se cae, cayo, se cayo, desprendio, se desprendio, se va a salir, a punto de salir, se zafo, zafando, se esta saliendo, se esta cayendo, salio volando, se fue la llanta, se me salio, por salirse, se anda saliendo, se quiere salir, colgando",
    missing: "falta, faltan, le faltan, perdidos, desaparecio, no tiene, no trae",
    clogged:
      "tapado, tapados, tapada, tapo, obstruido, obstruida, bloqueado filtro, saturado, sucio, restriccion, tupido, atascado, saturada, taponado",
    flash:
      "parpadea, parpadean, parpadeando, intermitente, destella, titila, prende y apaga, parpadeo, centellea, flashea, destellando, titilando, prenden y apagan",
    on: "fija, fijo, prendida, encendida, prendido, constante, permanente, solida",
    off: "apagada, apagado, se apago, se apagaron, apagadas, desaparecio, apagados",
    red: "en rojo, rojo, roja, rojas, zona roja, al rojo, en lo rojo",
    amber: "amarillo, amarilla, ambar, naranja, anaranjada",
    smoke_colour: "negro, blanco, azul, gris, azulado",
    small:
      "chiquita, chiquito, poquito, poco, pequena, pequeno, leve, ligera, ligero, gotitas, unas gotas, tantito, muy poquito, minima, una gota, algunas gotas, apenas gotea, suda, gotita",
    hole: "hoyo, agujero, perforado, perforo, perforada, ponchado tanque, rajado, abierto, poncho tanque, boquete, hueco",
    bad: "malo, mala, sucio, contaminado, contaminada, adulterado, equivocado, de mala calidad, mal diesel, aguado",
    mixed:
      "puse def, eche def, le puse urea, le eche urea, urea en el diesel, def en el diesel, gasolina en el diesel, le eche gasolina, puse gasolina, eche gasolina, urea al tanque, def al tanque, urea tanque diesel, combustible equivocado, diesel en el def, eche diesel en el def, agua en el def, le puse def, le eche def, gasolina al diesel, gasolina en vez, metimos def, puse urea, eche urea, diesel al def, diesel en la urea",
    frozen: "congelo, congelado, congelada, congelados, congelaron, congeladas, congela, hielo, helado, helaron",
    gelled:
      "diesel congelado, se congelo el diesel, gelo, gelado, gelatina, se hizo gelatina, cera, se gelo, parafina, diesel hecho gelatina, congelo diesel, cuajo, se cuajo",
    shut_off:
      "se apaga, se apago, apaga, apagando, se me apaga, se me apago, se detiene solo, se para solo, se corta, apago solo, se apagan, se muere, se murio, se me muere, apago, se ahoga, se cala, se me para, corta, se me corta, se nos apago, se cala",
    rough:
      "falla cilindro, cascabelea, tironea, jalonea, se jalonea, jaloneos, tiembla motor, tose, cabecea, inestable ralenti, falla un cilindro, da tirones, tirones, brinca motor, disparejo, se ahoga, fallando cilindro, petardea, galopea, cancanea, trastabilla, se sacude motor, jaloneando",
    no_power:
      "no jala, sin fuerza, sin potencia, no tiene fuerza, no tiene potencia, perdio fuerza, perdio potencia, no agarra fuerza, no acelera, no sube, no rinde, poca fuerza, poca potencia, baja potencia, le falta fuerza, falta fuerza, no da fuerza, perdi potencia, perdi fuerza, no desarrolla, no levanta, pierde fuerza, pierde potencia, sin poder, no trae fuerza, pierde poder, perdi poder, bajo la potencia, bajo de potencia, no responde acelerador, no pasa de, le falta potencia, muy debil motor, no hay fuerza, no quiere jalar, no puede subir, no agarra velocidad, bajo potencia, anda sin fuerza, no avienta, no empuja, perdi potensia, perdida de potencia, perdida de fuerza, baja de potencia, no tiene poder, perdio poder, apenas llega, apenas sube, no da mas, floja subida, sin aceleracion, no power, no tiene power, se siente debil, muy debil, se cae potencia, desmaya, se desmaya",
    overheat:
      "sobrecalienta, sobrecalento, sobrecalentado, se recalienta, recalento, recalienta, recalentado, recalentando, sobrecalentando, sobrecalentamiento, se esta calentando, se calienta, se calento, calentandose motor, sobre calienta, sobre calento, se me calienta, se me calento, calienta mucho, recalent*, sobrecalent*",
    overheat_much:
      "en rojo, hasta el tope, al maximo, hasta arriba, pegada arriba, en la zona roja, hasta el rojo, paso el rojo, en lo rojo, llego al rojo, topada, pegada en rojo",
    derate:
      "derate, derateado, 5 millas, cinco millas, limitado, limita velocidad, limitada, modo proteccion, reduccion potencia, bajo potencia def, me limito, proteccion motor, reduce potencia, me bajo potencia, limita a, velocidad limitada, cinco mph, 5 mph",
    limp: "modo emergencia, limp mode, modo limp, modo seguro, modo de emergencia",
    floor:
      "al fondo, hasta el fondo, hasta el piso, al piso, se va al fondo, hasta abajo, se hunde, se va hasta, fondo, se va al piso",
    pop_out:
      "se bota, se botan, se brinca, brinca, bota, brincan, se regresa, se salta, botan, se sale boton, se brota",
    purge:
      "purga, purgando, escupe, bota aire, tira aire a cada rato, estornuda, descarga cada, purga a cada, avienta aire",
    use_up:
      "gasta aceite, consume aceite, come aceite, quema aceite, tira aceite por, se acaba aceite, le falta aceite, gasta, consume, le echo agua, le echo anticongelante, le pongo agua, desaparece, se pierde, se consume, bebe aceite, toma aceite, traga aceite, chupa aceite, rellenar, relleno, le hecho aceite",
    overfull:
      "arriba nivel, pasado nivel, sobre nivel, muy lleno aceite, se paso aceite, aceite sube, nivel subio, por encima nivel, sobrellenado, arriba del nivel, mas arriba del nivel, exceso aceite, por encima del maximo",
    milky:
      "lechoso, leche, chocolate, cafe con leche, agua aceite, anticongelante en el aceite, agua en el aceite, diesel en el aceite, espuma, espumoso, refrigerante en el aceite, mayonesa",
    bulge: "bola, bolas, chipote, bulto, joroba, chichon, bulge, burbuja, huevo, protuberancia, globo",
    hard_start:
      "batalla para arrancar, cuesta arrancar, tarda en arrancar, batalla para prender, cuesta prender, tarda en prender, dificil de arrancar, arranca dificil, batallo para arrancar, le cuesta arrancar, le cuesta prender, dura para arrancar, batalla en arrancar",
    slow_crank:
      "marcha lenta, gira lento, da marcha lento, gira despacio, arranque lento, da marcha despacio, marcha pesada, apenas gira, gira pesado",
    ended:
      "ya no hay, ya paro, se fue, ya se fue, se acabo, desaparecio, ya se quito, se quito, ya no sale, se apago, ya lo apague, lo apague, apagado, era polvo, solo era, ya pasó, ya paso, era puro polvo, nomas era, ya se apago, apagamos",
    broken_down:
      "se descompuso, descompuesto, me deja tirado, quede tirado, me quede tirado, botado, me quede botado, varado, accidentado camino, se quedo tirado, averiado, averiada, se averio",
    stuck:
      "parado, parada, atorado, atascado, detenido, detenida, varado, varada, quede, quedo, descompuesto, atorada, tirado, botado, atravesado, atravesada, bloqueando, estancado, accidentado, me quede, se quedo, plantado, estoy parado, se descompuso, muerto, apagado, quedamos",
    // People, places, services
    crash:
      "accidente, choque, choque con, choco, chocamos, choque contra, volco, volcado, volcada, volque, volteo, voltee, se volteo, volcadura, me volque, me voltee, se me volteo, colision, me pegaron, le pegue, me choco, me chocaron, chocado, impacto, atropelle, atropello, tijera traila, se hizo tijera, de lado volteado, me impacte, estrelle, se estrello, me estrelle, pegue a un, coleo, tijeret*, pegaron por atras, volcamos",
    injury:
      "herido, herida, heridos, heridas, lastimado, lastimada, lastimados, sangre, sangra, sangrando, sangrado, inconsciente, desmayado, desmayo, desmayada, dolor pecho, me duele el pecho, no respira, no puedo respirar, infarto, ambulancia, atrapado, atrapada, prensado, quebre la pierna, quebre el brazo, pierna rota, brazo roto, fractura*, quemaduras, mareado, mareo, convulsion*, no reacciona, golpeado cabeza, lesionado*, me corte, paro cardiaco, derrame cerebral, me queme, muerto en, un muerto, hay muertos, paramedico*, ahogando, no se mueve el chofer, me siento mal, me lastime",
    hazmat:
      "quimico*, material peligroso, materiales peligrosos, hazmat, toxico, toxica, acido, amoniaco, cloro, pipa, tanquero, corrosivo, explosivo*, cisterna, veneno, matpel",
    hazmat_goods:
      "hazmat, material peligroso, materiales peligrosos, inflamable*, explosivo*, pipa, cisterna, tanquero, propano carga",
    livestock: "ganado, vacas, puercos, marranos, caballos, pollos, animales, pasajeros",
    lane: "carril, carriles, en medio carretera, en medio autopista, en medio freeway, medio del freeway, medio de la carretera, medio de la autopista, en medio highway, medio calle, en medio puente, puente, interseccion, cruce, tunel, carril izquierdo, carril derecho, carril central, medio carril, en plena carretera, en plena autopista, plena via, en medio via, bloqueando, estorbando, en el freeway, carril rapido, en medio del camino, en medio camino, media calle, medio de la calle, en la curva, curva, en medio trafico, plena curva, media carretera, medio de la via, en la autopista, a media carretera",
    traffic:
      "carros pasan, pasan recio, pasan volando, trafico pasa, carros esquivan, esquivando, casi me pegan, pitan, pasan los carros, me pasan volando, trailers pasan, carros pasando, trafico alrededor",
    still:
      "no se mueve, no avanza, no camina, no puedo mover, no puedo avanzar, no anda, no me muevo, parado sin, quede parado, no se quiere mover, no se puede mover",
    no_way_off:
      "no hay acotamiento, sin acotamiento, no puedo orillar*, no me puedo orillar, no hay donde orillar*, no pude orillar*, sin orilla, no hay orilla, no alcance a orillar*, no puedo salir del carril, no hay hombrillo, no me alcance a orillar, no hay shoulder",
    tracks:
      "vias tren, vias del tren, via del tren, vias, rieles, cruce tren, cruce ferrocarril, vias ferrocarril, sobre las vias, cruce de tren, tren",
    shoulder:
      "acotamiento, orilla, orillado, orillada, orilla carretera, a un lado carretera, a un lado, rampa, salida freeway, shoulder, hombrillo, berma, me orille, a la orilla, arcen, lado de la carretera, lado carretera",
    safe_place:
      "truck stop, yarda, patio, estacionamiento, taller, parada camiones, gasolinera, area descanso, parqueadero, parqueo, base, terminal, bodega, muelle carga, lugar seguro, mi casa, pension, loves, pilot, flying j, petro, ta, bascula, en el dock, trockestop, estacion servicio, casa, rest area, parking, troc stop, lote, almacen",
    off_road:
      "cuneta, zanja, barranco, lodo, atascado lodo, atascado nieve, arena, me sali de la carretera, se salio del camino, me fui a la cuneta, me fui a la zanja, nieve, atascado en, me atasque, fango, me sali del camino, mediana, camellon, hundido, me hundi, me enterre, enterrado, patinando nieve, patina en el lodo, atascadas",
    jump: "pasar corriente, pasen corriente, pase corriente, pasarme corriente, cables corriente, paso corriente, pasar energia, me pasen corriente, puenteo bateria, brincar bateria, jump, jumper, pasarle corriente, dar corriente",
    fueled:
      "despues de cargar diesel, despues de cargar combustible, cargue diesel, eche diesel, despues de llenar, despues de echar diesel, desde que cargue, llene el tanque, recien cargue, acabo de cargar diesel, despues de poner diesel, puse diesel",
    tow: "grua, gruas, remolcar, remolque hasta, remolquen, remolcado, arrastre, jalen, wrecker, tow, me remolquen, remolcarme, towing, servicio grua, que me jale, que me jalen, remolcar camion, me arrastre",
    roadside:
      "auxilio vial, asistencia carretera, asistencia vial, mecanico, mecanicos, asistencia en carretera, asistencia en el camino, ayuda carretera, servicio carretera, servicio movil, taller movil, taller cercano, taller mas cercano, taller cerca, mande alguien, manden alguien, mandeme alguien, que venga alguien, ayuda en carretera, roadside, road service, llantera, llantero, vulcanizadora, cambiar llanta, cambie la llanta, traigan diesel, trae diesel, asistencia, dealer cercano, dealer mas cercano, venga a arreglar, vengan a arreglar, mas cercano, cerca de mi, cerca de aqui, ayuda vial, auxilio en carretera, gomero, gomera, me traigan diesel, desponchadora, socorro vial",
    locked_out:
      "llaves adentro, llave adentro, llaves dentro, deje las llaves, se me quedaron las llaves, me quede afuera, perdi las llaves, perdi la llave, llaves encerradas, puertas cerradas con, cerre con las llaves, se cerro con, me quede fuera, encerre las llaves, deje la llave, extravie las llaves, se me perdieron las llaves, se me perdio la llave",
    parts:
      "refaccion, refacciones, repuesto, repuestos, pieza, piezas, partes, parte nueva, autopartes, refaccionaria, parts",
    need: "necesito, ocupo, quiero, busco, comprar, ordenar, pedir, traer, traigan, vender, venden, consigo, tienen, hay, donde compro, mandar, mandeme, conseguir, precio, cuanto cuesta, cuanto vale, requiero, me urge, necesitamos, me hace falta, me traen, me pueden traer, ocupamos, encargo, encargar, venda, enviar, envian, hacen envios",
    new_part:
      "nueva, nuevo, nuevas, nuevos, de repuesto, lodera*, guardafango*, limpiaparabrisas, foco nuevo, filtro aire, filtro diesel, alternador, bateria, banda, espejo, camara, cadenas, juego de, banda nueva, manguera nueva, bolsa de aire",
    person:
      "persona, humano, humana, hablar con alguien, hablar con un, hablar con una, agente, representante, operador, persona real, tecnico, soporte, atencion cliente, servicio cliente, comunicar con, comuniqueme, conecteme, hablar persona, alguien de verdad, asesor, con un mecanico, hablar con el mecanico, transferir, llamenme, ayuda humana",
    account:
      "suscripcion, subscripcion, suscribir, cancelar plan, cancelar cuenta, cuenta, cobro, cobros, cobraron, cobrando, cobran, cobrar, me cobraron, reembolso, devolucion, contrasena, factura, recibo, tarjeta, pago, pagos, pague, prueba gratis, periodo prueba, plan, iniciar sesion, sesion, mensualidad, clave, correo cuenta, precio aplicacion, cuanto cuesta la app, renovacion, membresia, password, cargo doble, doble cargo, cancelo, renovar, usuario, darme de baja, cuanto cuesta el plan, me cobran, login, entrar a mi cuenta",
    off_topic:
      "chiste, chistes, poema, clima manana, pronostico, receta, pelicula*, cancion*, presidente, eleccion*, politica, futbol, partido, mundial, bitcoin, cripto*, tarea, matematicas, algebra, capital de, traduce, traducir, traduceme, novia, novio, restaurante*, hotel, cena, pizza, hamburguesa, tacos, horoscopo, ignora instrucciones, ignora tus, ignora las, instrucciones anteriores, tus instrucciones, tus reglas, actua como, eres un robot, eres humano, eres una ia, quien gano, sentido de la vida, impuestos, mi carro, mi honda, mi esposa, loteria, netflix, videojuego*, escribe un, escribeme un, cuenta una historia, cuentame un, programa python, python, que tiempo hara, que dia es, recomienda*, prompt, broker, musica, chatgpt, capital",
    greeting:
      "hola, buenas, buenos dias, buenas tardes, buenas noches, que tal, ayuda, auxilio, gracias, ayudeme, ayudenme, saludos, que onda, alo, oiga, quihubo, necesito ayuda",
    defeat:
      "brincar, puentear, anular, anulo, desactivar, desactivo, deshabilitar, saltar, saltarme, saltarse, eliminar, elimino, borrar, enganar, engano, trampa, desconectar, desconecto, quitar, quito, cancelar sensor, bypass, bypasear, delete, deletear, puenteo, cortar alarma, brinco, tapar manguera, falsificar, alterar, trucar, burlar, evadir, quitarle, silenciar, callar, sin def, enjaular, pinzar, pellizcar, bloquear manguera, taponear, doblar manguera, desenchufar, apagar la alarma, apagar alarma, apago la alarma, apagar el eld, hackear",
    tamper:
      "eliminar dpf, eliminar el dpf, borrar dpf, quitar dpf, quitar el dpf, eliminar def, quitar def, quitar el def, quito el dpf, quito el def, elimino el dpf, delete dpf, emulador, enjaular freno*, enjaular los frenos, agua en el def, agua al def, falsificar bitacora, alterar bitacora, enganar eld, trampa eld, puentear sensor, brincar sensor, anular alarma, delete del def, delete del dpf, quitar emisiones, quito las emisiones, hackear el eld, brincar el eld",
    guarded:
      "def, dpf, egr, emisiones, eld, bitacora*, horas, derate, alarma, chicharra, zumbador, abs, freno*, frenos, sensor*, nox, scr, regeneracion, gobernador, limitador, proteccion motor, manguera aire, linea aire, aire, urea, bajo aire, sistema emisiones, libro de registro, limite de velocidad",
    front: "delantera, delantero, delanteras, delanteros, enfrente, de enfrente, frente, adelante, alante, de adelante",
    rear: "trasera, trasero, traseras, traseros, atras, de atras, traccion, eje trasero, afuera, adentro, de la traila, remolque, interior, exterior",
    left_right: "izquierda, izquierdo, derecha, derecho, lado chofer, lado conductor, lado pasajero, lado copiloto",
    cold_weather:
      "con el frio, mucho frio, bajo cero, helada, nevada, el frio, por el frio, menos 10, menos 20, frio extremo",
    bad_weather: "hielo, nieve, nevando, lluvia, lloviendo, neblina, tormenta",
    loaded: "cargado, cargada, con carga, cargados, peso completo, lleno de carga, 80 mil libras",
    grade:
      "subida, subidas, loma, lomas, cuesta, cuestas, bajada, bajadas, montana, pendiente, cerro, cuesta abajo, cuesta arriba, sierra, puerto montaña",
    cigarette: "cigarro*, cigarrillo*, fumar, fumando, fumo, fumarme, vapear, detector humo",
    traffic_light:
      "semaforo*, luz roja del semaforo, me pase el rojo, me pase la luz roja, alto del semaforo, luz roja semaforo",
    yes: "si, claro, correcto, asi es, exacto, simon, afirmativo, aja, sip, por supuesto, sí, efectivamente, seguro",
    no: "no, nel, nop, negativo, todavia no, para nada, no se ve, ninguno, nada, nones",
    // Words that turn others
    not: "no, nunca, ni, tampoco, jamas, nadie, no hay, no tengo, no veo, no tiene, no trae, no traigo, dejo de, dejaron de, no me",
    without: "sin, libre de, nada de, cero",
    unsure:
      "no se, no se que, no se por que, no estoy seguro, no entiendo, no es gran cosa, no es grave, no es urgente, no es nada, no hay prisa, no tengo idea, no se si, no hay problema, no quiero, no importa, no lejos, no solo, no me contestan, no contestan, no tengo senal, no hay senal, nadie contesta, nadie me ayuda, nadie ayuda, no me ayudan, no creo que deba, no solamente, no pasa nada, no urge, no hay bronca, no hay internet, por que no, no mames, no manches, no aguanto mas",
    contrast: "pero, sin embargo, aunque, excepto, sino, salvo, solo que, nomas que, mas bien, es la, es el, en cambio",
    now: "ahora, hoy, ahorita, orita, esta vez, esta manana, esta noche, actualmente, en este momento, ahora mismo, ya",
    and: "y, e, tambien, mas, ademas, con",
    or: "o, ni, u",
    past: "ayer, semana pasada, mes pasado, ano pasado, el otro dia, hace dias, hace semanas, hace meses, hace un mes, hace una semana, hace dos, hace tres, antes, antier, anteayer, anoche, vez pasada, la ultima vez, hace tiempo, hace anos, hace un ano, dias atras",
    fixed:
      "ya lo arreglaron, lo arreglaron, arreglado, arreglada, arreglaron, ya lo arregle, repararon, reparado, reparada, cambiaron, ya se arreglo, ya quedo, lo cambiaron, lo arregle, ya esta arreglado, acabo de cambiar, recien cambiado, le cambie, ya la arreglaron, lo repararon, reparo, se arreglo, recien puesto, ya se reparo, ya se resolvio, resuelto, solucionado, compuse, compusieron, ya lo compusieron",
    still_so: "otra vez, todavia, sigue, siguen, de nuevo, aun, nuevamente, volvio a, vuelve a, sigue igual",
    other:
      "otro camion, otra troca, otro trailer, otro troque, un camion adelante, camion adelante, camion de adelante, el de adelante, de mi amigo, mi amigo, de un amigo, otro chofer, otro carro, un carro, del vecino, un companero, mi compadre, compadre, mi camion anterior, camion viejo, mi otro camion, mi vieja troca, en las noticias, un video, del otro, troca de mi, camion de mi, de mi primo, de mi hermano, de mi jefe, otro tractor, otra traila ajena, otra unidad, otro vehiculo",
    mine: "el mio, la mia, lo mio, mi camion, mi troca, mi troque, mi trailer, mi traila, el mío, yo solo, yo nomas, yo tengo, yo traigo, a mi",
    hypothetical:
      "que pasa si, que hago si, que pasaria, en caso de, por si, evitar, prevenir, como se si, como puedo saber, podria incendiar, podria causar, que significa si, que causa, que provoca, cada cuanto, si llegara, hipotetic*, que pasaria si, es normal que, como evito, como prevenir, si se me, si pierdo, si un dia, podria pasar, como evitar, cuando debo, puede causar, puede provocar, que haria si",
    barely: "apenas, casi no, muy poco, a penas",
    keeps:
      "no deja de, no para de, no dejan de, no paran de, sigue sin, no se quita, no se apaga la luz, no se apaga el, no se apaga la, no se callan, no se calla, no deja hacer, no se borra, no se quitan, no ha parado de",
    because:
      "porque, ya que, cuando, mientras, desde que, despues de, antes de, si es que, por que, hasta que, al momento",
    ignored:
      "extintor*, bomberos, cambio aceite, cambio de aceite, filtro de aceite, filtro aire, filtro de aire, buenos dias, agua caliente, cafe caliente, comida caliente, zona de trabajo, cinta roja, tarjeta combustible, cambio de turno, en vez de, dar la vuelta, en vuelta, a la vuelta, de vuelta, otra vuelta, cambio de carril, cambiar de carril, luz verde, pare de, senal de alto, alto total, mucho gusto, horas de manejo, horas de servicio, cargar combustible, cargar diesel, cargue diesel, al lado de, para que, para alla, para aca, para ver, paro cardiaco, para el, para la, para los, para mi, para un, para una, marca truck, fecha, cierre carretera, dejar carga, entrega de carga, aire libre, pues si, nada mas, de nada, aire fresco, nomas, no mas, un momento, la marca, de la marca, tarde o, mas tarde, buenas noches, vuelta en, por accidente",
  },
  fillers:
    "el la los las un una unos unas de del al lo le les se me te nos mi mis su sus que esta este estos estas estan estoy es son fue muy bien mucho mucha como por en a para tan super bastante completamente totalmente solo cada todo toda todos todas ha he han hay mas ya eso ese esa",
  ordinary:
    "ahora ahorita antes aqui alla alli algo alguien amigo ano ayer bien buen buena bueno cada calle camino casa casi cerca como cosa creo cual cuando cuanto dale dar debe debo decir dejar desde despues dia dias dice dije donde dos durante ella ellos empezo encontrar entonces entre era esa ese eso espero estaba estado este esto estos fui gente gracias gran grande haber habia hace hacer hacia hago hasta hecho hijo hizo hombre hora horas hoy igual ir irme jefe jueves junto lado largo leer lejos luego lugar lunes llego llegar llevo mal mano manana manera manejando manejar manejo martes mas mayor mejor menos mes meses mesa miercoles millas mil minuto minutos misma mismo mitad mover mucha muchas mucho muchos mujer mundo nadie ninguno noche nombre nosotros nuestro nueva nuevo numero nunca otra otras otro otros padre pagar pais parece parte pasa pasado pasar pensar pero persona poco podemos poder podria poner porque primer primero primo pronto propio proximo pudo pueblo puede puedo pues puse quedar quiere quien quiero quisiera quiza rapido rato razon real recio repente resto revisar sabado sabe saber sacar sale salir salida salgo segun seguir segundo seguro semana senor sentir ser sera siempre siguiente sino sobre solamente sola solo somos soy subir suerte tal tambien tampoco tanto tarde tener tengo tenia tiempo tiene tipo toca tocar todavia todo tomar trabajo traer traigo traer tres tuve ultimo unico usar usted varios veces venir ver verdad vez via viaje vida viejo viene viernes visto volver voy yendo dolares precio horas chofer manejador troquero licencia carretera autopista freeway highway laredo texas dallas houston phoenix tucson california mexico frontera dispatcher despacho patron compania entrega descarga grados libras galones pies pulgadas derecho parte mire oye oiga favor quisiera decirme digame necesita rumbo hacia llevando",
};
