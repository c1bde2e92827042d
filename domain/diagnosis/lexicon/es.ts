import type { Lexicon } from "./concepts.ts";

/** Spanish as drivers in the USA speak it, border words and usual misspellings included. Own compilation. */
export const spanish: Lexicon = {
  concepts: {
    // Brakes and air
    brake:
      "breca, brecas, breik, breiks, breque, breques, frenada, frenado neumatico, frenaje, freno, freno servicio, frenos, sistema frenos",
    brake_part:
      "balata*, camara/camaras/disco/discos freno*, forros, matraca*, pastilla*, pulmon freno, pulmon*, rotochamba*, rotochamber*, rotor*, tambor*, zapata*",
    brake_pedal: "pedal breca*/freno*",
    pedal: "pedal",
    parking_brake:
      "boton aire/amarillo/rojo, botones aire, freno emergencia/estacionamiento/mano/parking/parqueo, frenos emergencia/estacionamiento, maneral, maxi*, parking brake, perilla*, perilla/valvula amarilla/roja, valvulas tablero",
    engine_brake: "freno escape/maquina/motor, frenos motor, jake, jake brake, jakes, retardador, yake",
    abs: "abs, antibloqueo",
    air: "aguja*/manometro*/medidor*/presion/reloj*/sistema/tanque/tanques aire, aire, aire comprimido/frenos/primario/secundario, ambos/dos relojes, presion frenos, primario, relojes, secundario",
    air_line:
      "air line, conexion*/linea*/manguera*/mangueras/valvula* aire, glad hand*, gladhand*, linea/manguera freno*, lineas, manita*, valvula relay",
    air_supply: "air dryer, compresor, compresor/secador/secadora aire, compresora, gobernador, secador",
    brake_action:
      "al frenar, al momento frenar, al pisar freno, cada vez freno, cuando meto/piso freno, cuando/si freno, frenando, frenar",
    // Engine
    engine: "cummins, dd13, dd15, detroit, ingen, isx, maquina, motor, mx13, paccar, x15",
    oil: "aceite, aceite motor, bayoneta, carter, nivel/varilla aceite",
    oil_pressure:
      "aceite presion, aguja/foco/indicador/lampara/luz/manometro/medidor/presion/testigo aceite, presion del aceite",
    turbo: "boost, intercooler, postenfriador, turbina, turbo, turbocargador, turbos",
    belt: "banda, banda ventilador, bandas, correa, correas, faja, polea, serpentina, tensor",
    exhaust: "chacuaco, chimenea, chimeneas, escape, mofle, mofles, multiple, multiple/tubo escape, silenciador",
    egr: "egr, valvula egr",
    inside_engine:
      "adentro/cabeza motor, arbol levas, biela*, bloque, ciguenal, cilindro*, empaque/junta cabeza, metales, monoblock, piston*, punterias",
    throttle: "acelerador, chancla, el gas, pedal acelerador",
    power: "aceleracion, empuje, fuerza, poder, potencia, potensia, power, torque",
    // Electrical
    battery:
      "acumulador, acumuladores, bateri*, borne*, pila, pilas, terminales bateria, voltaje, voltimetro, voltio, voltios, volts",
    alternator: "alternador, alternadores, generador",
    starter: "arrancador, burro/motor arranque, estarter, la marcha, marcha motor, solenoide, starter",
    key: "boton arranque, chapa, ignicion, llave, llave encendido, suich, swich, switch",
    fuse: "breaker, caja fusibles, fuse, fusible*, relay, rele, relevador",
    wire: "alambre*, arnes, cable*, conector*, corto circuito, cortocircuito, tierra fisica, un corto",
    electricity: "corriente electrica, electric*, electronic*, sin corriente, sistema electrico",
    ext_light:
      "calavera*, cuartos, direccional*, faro, faros, foco, focos, galibos, intermitente*, luces, luces altas/bajas/delanteras/remolque/traila/trailer/traseras, luz cabina/remolque/reversa/traila/trasera, micas, plafon*, preventivas, stops",
    brake_light: "foco/focos/luces/luz freno*, luces de los frenos, luces stop",
    plug: "cable electrico traila, cable/cordon luces, clavija, conector/enchufe traila, enchufe, pigtail",
    accessory:
      "apu, asiento*, bocina, camarote, cinturon, claxon, elevador, espejo*, inversor, limpiadores, limpiaparabrisas, puerta*, radio, tablet, ventana*, vidrio*, wipers",
    module: "computadora, ecm, ecu, modulo*, red datos, sensor, sensores",
    dash: "cluster, dash, instrumentos, medidores, panel, pantalla, relojes tablero, tablero, tablero instrumentos, velocimetro",
    gauge:
      "aguja, flotador, gauge, gauges, indicador nivel, indicador/medidor combustible, marcador, medidor, medidor diesel, reloj",
    // Cooling
    coolant:
      "agua motor/radiador, anti congelante, anticongelante, coolant, cooling, deposito agua/anticongelante, enfriamiento, liquido refrigerante, liquido/sistema enfriamiento, manguera abajo/agua/radiador, nivel agua, refrigeracion, refrigerante, sistema refrigeracion, tanque coolant",
    radiator: "radiador, radiadores, tapon radiador",
    water_pump: "bomba agua/anticongelante, bomba del agua",
    fan: "abanico, aspas, clutch abanico/ventilador, fan, fan clutch, ventilador",
    temperature: "aguja/medidor/reloj temperatura, temp, temperatura, temperatura agua/motor, temperaturas",
    heater: "calefaccion, calefacion, calefactor, calenton, desempanador, desempanante, heater",
    air_conditioning:
      "a c, ac, acondicionado, aire acondicionado/cabina/frio, caja refrigerada, clima, el clima, minisplit, reefer, refrigeracion caja, termo, thermo, thermo king",
    hose: "ducto, manguera, mangueras, tubo",
    // Transmission
    transmission:
      "allison, caja, caja automatica/cambios/velocidades, temperatura transmision, tranmision, transmicion, transmision, transmission, trasmicion, trasmision, trasmission, ultrashift",
    gear: "cambio, cambios, cuarta, drive, engranaje*, engranes, marcha, neutral, neutro, octava, palanca, palanca cambios, primera, quinta, reversa, segunda, septima, sexta, tercera, velocidad, velocidades",
    trans_fluid: "aceite caja/trasmision, aceite de caja, aceite de la transmision, aceite/fluido/liquido transmision",
    clutch: "cloche, clutch, cluth, croche, disco clutch, embrague, pedal cloche/clutch/embrague",
    driveline:
      "barra/flecha/soporte cardan, cardan, cruceta*, diferencial*, flecha, flechas, palier, toma fuerza, yugo",
    fluid: "aceite/liquido hidraulico, fluido*, hidraulico, liquido*",
    // Lamps, codes, emissions
    lamp: "advertencia, alerta, aviso, foco/luz tablero, foquito, icono, indicador, lampara, lucecita, luz, luz del, mensaje, senal, simbolo, testigo*",
    red_lamp:
      "advertencia/alerta/lampara/luz roja, aviso/foco/foquito/letrero/simbolo/stop/testigo/triangulo rojo, detener/pare motor, detenga el motor, luces rojas, luz de alto/pare/stop, luz roja de alto, luz roja motor/stop, luz stop, stop engine",
    amber_lamp:
      "alerta/lampara/lucecita/luz amarilla, foco/foquito/simbolo/testigo/triangulo amarillo, luces amarillas, luz ambar/anaranjada/naranja, testigo ambar",
    check_engine:
      "check, check/chek/service engine, check/chequear/foco/lampara/luz/testigo motor, chek, luz check/mil, luz de averia, luz de revision motor, luz del motor, mil",
    code: "codigo, codigo error/falla, codigos, error, errores, falla codigo, fmi, spn",
    def: "adblue, bluedef, def, def fluid, fluido/liquido/luz/nivel/tanque def, luz del def, luz urea, urea",
    dpf: "dpf, filtro antiparticulas/escape/particulas, filtro diesel particulas, hollin, luz dpf, luz filtro particulas",
    regen:
      "quemado filtro, regen, regenera, regeneracion, regeneracion estacionaria, regeneraciones, regenerando, regenerar, rejen",
    emission:
      "aftertreatment, catalizador, contaminantes, emision*, nox, postratamiento, scr, sensor nox, sistema emisiones",
    exhaust_heat: "alta temperatura escape, egt, escape caliente, luz escape caliente, temperatura escape",
    // Tires and wheels
    tire: "caucho, cubierta, cubiertas, dual, duales, goma, gomas, llanta, llanta adentro/afuera/refaccion/traila/trasera, llantas, neumatico, neumaticos, presion llanta*, recapada*, tallantas, tpms, vitalizada*, yanta, yantas",
    steer_tire:
      "delantera derecha/izquierda, direccional llanta, goma de alante, goma delantera/frente, llanta adelante/alante/delantera/direccion/direccional/enfrente/frente, llanta de enfrente, llanta de la direccion, llanta del frente, llantas delanteras, neumatico delantero/direccion, neumaticos delanteros",
    wheel: "rin completo, rueda, ruedas",
    lug: "birlo*, esparrago*, perno*, tornillo* rueda, tornillos llanta, tuerca*, tuercas llanta/rueda",
    hub_seal: "sello rueda/maza, reten, retenes, reten maza",
    hub: "balero*, cojinete*, cubo, cubo/masa rueda, maza, mazas, rodamiento*",
    tread: "alambres/cara/costado/piso llanta, banda rodamiento, costado, cuerdas, dibujo, lona",
    rim: "aro, rin, rines",
    // Fuel
    fuel: "combustible, diesel, diezel, disel, dissel, fuel, gasoil, gasoleo, gasolina, linea/manguera/presion diesel, linea/manguera/presion/sistema combustible, petroleo",
    fuel_tank: "deposito combustible, tanque, tanque combustible/diesel/gasolina, tanques",
    fuel_filter:
      "davco, filtro, filtro combustible/diesel/gasoil/primario, filtros, filtros combustible/diesel, separador, separador/trampa agua",
    injector: "injector*, inyector*",
    fuel_pump:
      "baja presion combustible/diesel, bomba alta/cebado/combustible/diesel/elevadora/inyeccion/transferencia, presion combustible/diesel baja, presion riel",
    prime: "bomba manual, ceba, cebado, cebar, cebarlo, prime, purga, purgar, purgarlo",
    fuel_water: "agua combustible/diesel, agua en el combustible/diesel, luz agua combustible, wif",
    mileage: "consumo combustible/diesel, millas por galon, rendimiento, rinde, rinde muy poco",
    // Steering and suspension
    steering: "caja/columna direccion, direccion, el guia, guia, manubrio, timon, volante",
    power_steering:
      "aceite/bomba/liquido direccion, bomba/direccion hidraulica, direccion asistida, hidraulica, licuadora, power steering, servodireccion",
    linkage:
      "barra acoplamiento, barra/terminal/terminal*/varilla direccion, bieleta*, brazo pitman, perno rey, rotula*",
    suspension:
      "abrazadera*, barra estabilizadora/torsion, columpio, percha, suspencion, suspension, tijera, tirante*, tornillo centro, valvula niveladora",
    air_bag:
      "air bag*, airbag*, bolsa, bolsa aire/cabina/suspension, bolsa de aire suspension, bolsas, bolsas aire, camara suspension, diapreso, fuelle*",
    spring: "ballesta*, hoja maestra, hoja/hojas muelle, muelle*, paquete muelles, resorte*",
    shock: "amortiguador*, choques suspension, shocks",
    alignment: "alineacion, alineado, alinear, balanceo, desalineado",
    coupling: "gatos/patas/puertas traila, landing gear, patines, perno rey traila, quinta, quinta rueda, quintarueda",
    speed: "kilometros/millas por hora, km h, mph, velocidad",
    revs: "revoluciones, rpm, tacometro, vueltas motor",
    // Where on the truck
    truck:
      "cabezal, camion, camion/carro mio, camioneta, cascadia, freightliner, gandola, international, kenworth, mack, mueble, mula, peterbilt, rig, tracto, tractocamion, tractor, trailer, trailer completo, trailero, troca, troque, truck, unidad, vehiculo, volvo",
    trailer:
      "caja seca, cama baja, chasis, contenedor, lowboy, plana, plataforma, rabon, remolque, semi remolque, semirremolque, tandem, tandems, traila, trailer, yarda caja",
    cab: "adentro camion, cabina, camarote, dormitorio, interior",
    hood: "abajo/debajo cofre, boneta, bonete, capo, capot, cofre, parrilla, persiana",
    axle: "eje, eje delantero/motriz/remolque/trasero, ejes",
    load: "carga, flete, mercancia",
    // What happens
    fire: "agarro fuego/lumbre, arde, ardiendo, candela, en llamas, flama*, fuego, incendi*, llama, llamas, lumbrada, lumbre, prendido fuego, quemandose, se esta incendiando, se prendio en fuego, se prendio fuego, se quema",
    burn: "quema, quemada, quemado, quemados, queman, quemando, quemandose, quemar, quemo, se esta quemando",
    smoke:
      "ahumando, echa/saca/sale/tira humo, fumarola, humareda, humaso, humea, humean, humeando, humeo, humito, humo",
    steam: "humo blanco del radiador, vaho, vapor, vapores, vaporizando",
    boil: "borbot*, ebullicion, hervir, hierbe, hierve, hirbiendo, hirve, hirviendo, hirvio",
    spark: "arcos, chispa, chispas, chispea, chispeando, chisporrot*, echa chispas",
    melt: "derretido, derretidos, derrite*, derritiendo, derritieron, derritio, fundio cable",
    smell: "apesta, huele, jiede, ole, oler, oliendo, olor, olores, peste, tufo",
    leak: "chorreando, derrame, escape/fuga/perdida de, escurre, escurriendo, filtra, filtrando, fuga, fugando, fugas, gotea, goteando, goteo, goteras, leak, leaks, liquea, liqueando, pierde, sale por, saliendo, se fuga/sale, suda, tira, tirado, tirando",
    pour: "a chorros, borbotones, brota, brotando, chorrea, chorreando, chorro, chorros, derrama*, derramo, en toda la carretera, por todas partes, por todos lados, regado, regando, riega, saliendo mucho, se esta vaciando, tiradero, vacia, vaciando",
    puddle: "charco, charcos, debajo camion, en el piso/suelo, mancha, manchas, mojado, rastro",
    air_buzzer:
      "alarma baja presion, alarma bajo/de/presion aire, alarma de los frenos, alarma frenos, alarma/aviso/chicharra/luz/pito/zumbador aire, chicharra del aire, luz baja presion aire, luz bajo aire",
    buzzer: "alarma, bip, buzzer, chicharra, chilla/sonando/zumbido alarma, pita, pitando, pito, timbre, zumbador",
    noise:
      "cascabel*, castan*, matraque*, rechinido*, ruge, ruido, ruidos, ruidos raros, se escucha/oye, sonando, sonido, sonidos, suena, traquete*, tronando, tronido*, truena, zumba, zumbido",
    vibrate:
      "bailando, brinca volante, oscila, sacude, se sacude, tembladera, temblando, temblor, temblores, tiembla, vibra, vibracion*, vibran, vibrando, vibrar, zapatea",
    problem:
      "algo anda mal, algo le pasa, algo malo, anda mal, bronca, broncas, defecto, detalle, falla en, fallas, fallita, issue, mal funcionamiento, pasa algo, problem, problema, problemas, rara, raro",
    // What is said of things
    work: "funciona, funcionaba, funcionan, funcionando, funcionar, funsiona, jala bien, jalan, opera, servir, sirve, sirven, sirviendo, trabaja, trabajan, trabajando",
    fine: "al cien, bien, buena, buenas, bueno, buenos, como si nada, correcta, correcto, en orden, esta/estan/funciona/jala/todo/trabaja bien, estable, normal, normales, ok, parejo, perfectamente, perfecto, sin problema/problemas",
    fail: "acabo, averiada, averiado, averio, chafeo, danada, danado, dano, dejaron/dejo de funcionar, dejo de, desbielo, descompuesta, descompuesto, descompusieron, descompuso, estropea*, falla, fallan, fallando, fallaron, fallo, inservible, jodido, jodio, mala, malas, malo, malos, muerta, muertas, muerto, muertos, murio, no jalo/quiere, pasmo, perdio, quebro, reventado, rota, rotas, roto, rotos, se acabaron/acabo/chingo/dano/descompuso/fue/fueron/murio/quebro, tronada, tronado, trono, valio, ya no sirve, ya valio",
    start:
      "arranca, arrancan, arrancando, arrancar, arranco, arranque, encender, encendio, enciende, prende, prender, prendiendo, prendio",
    wont_start:
      "no agarra arranque, no aranca/arancar/arranca/arrancaba/arranco/encendio/enciende/prende/prendio, no echa a andar, no echa andar, no enciende motor, no ha arrancado, no lo puedo arrancar/prender, no logra/puede/puedo/quiere/quizo arrancar, no me arranca, no me/se prende, no prende camion/motor/troca, no quiere encender/prender, sin arrancar",
    crank:
      "cranquea, da la marcha, da vuelta/vueltas, da/dar marcha, gira, gira motor, le/si da marcha, marcha/motor gira, marchando, motor da vueltas",
    cranks_only:
      "cranquea pero, da marcha bien/fuerte pero, da marcha no arranca, da marcha pero no arranca/enciende/prende, da marcha y no arranca/prende, da vueltas pero/y no arranca, gira el motor pero no, gira pero no arranca/enciende/prende, gira y no arranca, marcha pero no arranca",
    run: "anda, andando, camina, caminando, corre, en marcha, encendido, funcionando/trabajando motor, minimo, prendido, ralenti",
    move: "andar, avanza, avanzar, camina, caminar, jala, mover, moverlo, moverme, moverse, mueve, rodar, rueda camion",
    stop: "detener, detenerse, detengo, detiene, frena, frenar, frene, para, parada, parar, pararse, paro",
    wont_stop:
      "no agarra freno, no frena/frenan/para, no lo paro, no lo puedo parar, no logro/podia/puedo/quiere frenar/parar, no me frena/para, no puedo detener, no se detiene, sin poder frenar",
    hold: "aguanta, aguantan, estable/quieto en, mantener, mantiene, retiene, se mantiene, sostiene",
    build:
      "agarra/carga/cargar/genera/hace/hacer/junta/levanta/levantar/llena/sube aire, agarra/carga/hace/hacer/levanta/levantar/sube/subir presion, cargar, llenar",
    charge: "carga, carga alternador/bateria/baterias, cargan, cargando, cargar, cargar bateria",
    release:
      "afloja, bota, desactiva, desbloquea, desbloquear, destraba, libera, liberan, liberar, liberaron, quita, quitan, se baja, soltar, solto, suelta, sueltan, suelte",
    engage:
      "acopla, agarra, agarran, agarrar, conecta, embraga, engancha, enganchar, entra, entran, entrar, mete, meter, metes, meto, pasa cambio, pesca",
    turn: "da/dar vuelta, dobla, doblar, gira, giran, girar, vira, virar, voltea, voltear",
    pull: "acelera, acelerar, agarra fuerza, agarra/levanta velocidad, avienta, empuja, jala, jalan, jalar, rinde/sube loma, sube, subir, tira fuerte",
    respond: "hace caso/nada, obedece, reacciona, responde, responden, responder",
    lit: "alumbra, alumbran, aparece, aparecio, encendida, encendidas, encendido, encendidos, encendio, encienden, iluminado, marca, marcando, me sale, prende luz, prenden, prendida, prendidas, prendido, prendieron, prendio, sale, salieron, salio, se enciende/ilumina/prende, tengo prendida",
    cool_down:
      "bajo la temperatura, regreso a normal, se enfrio/normalizo, volvio a la normalidad, ya bajo, ya esta normal, ya se enfrio",
    low: "abajo/menos de, baja, bajas, bajita, bajito, bajo, bajos, debil presion, falta, faltante, insuficiente, poca, poco, poquita, vaja, vajo",
    high: "alta, altas, alto, altos, arriba/encima de, elevada, elevado, hasta arriba, maximo, muy alta, por encima, subida",
    rise: "aumenta, aumentando, creciendo, disparo, incrementa, llega a, se dispara/eleva, se va para arriba, sube, suben, subiendo, subio, subir, trepa, va subiendo",
    drop: "baja, bajan, bajando, bajar, bajo, cae, caen, cayendo, cayo, descarga, descargando, desciende, disminuye, perdiendo, se baja/cae/cayo/escapa/vacia, se esta bajando/yendo, se fue a, se me baja/va, se va el, va bajando, yendo",
    nothing: "0, cero, en cero, nada, nada de nada, ni un/una, ningun, ninguna, ninguno, para nada",
    no_life: "muerto completo/completamente/por completo/total/totalmente, completamente/totalmente muerto, no da senal/senales, no enciende/prende nada, nada enciende/funciona/prende, sin nada de corriente, no hay corriente, no tiene corriente, no prende ni",
    fuel_out:
      "me quede sin diesel, no hay/tengo/tiene/trae diesel, nos quedamos sin diesel, quede sin diesel, se acabo el combustible, se acabo/termino el diesel, se me acabo el diesel, se quedo sin diesel, sin combustible/diesel/gasolina, ya no tengo diesel",
    empty:
      "agoto, me quede sin, quedamos/quede/quedo sin, se acabo el, se acabo/termino, se me acabo, seco, sin nada, vacia, vacio, vacios, vasio",
    full: "al tope, completo, hasta arriba lleno, llena, llenas, lleno, lleno el tanque, llenos, nivel bien/lleno",
    lose: "me falta, me quede sin, perder, perdi, perdida, perdiendo, perdimos, perdio, pierde, pierden, pierdo, quede sin, se me fue/fueron, se perdio/pierde",
    weak: "apenas, batalla/batallo/fuerte/tarda para frenar, batallo para parar, blando, blandos, casi no, debil, debiles, desgastado, esponjoso, flojo freno, frena despacio, frena muy poco, frena/frenan/muy poco, largo, mas de lo normal, mas distancia/duro, no muy bien, pisar mucho, poquito, suaves, tarda en frenar/parar, tarda mucho en parar",
    stops_badly:
      "apenas frena/frenan, batalla/batallo/tarda para frenar, batallo para parar, casi no frena/frenan, cuesta frenar, frena mal/poco/poquito, frena muy poco/poquito, frenan mal/poco, frenan muy poco, hay/tengo que pisar, le cuesta frenar, mas distancia para, no agarran/frena/frenan bien, no frena igual, pisar fuerte/mucho, tarda en frenar/parar, tarda mas/mucho en frenar, tarda mucho en parar",
    slow: "de/poco a poco, demora, demora/tarda mucho, despacio, despacito, gradualmente, lenta, lentamente, lento, lentos, mucho tiempo, se tarda, tarda, tarda horas, tardado, tardan, toda la noche",
    hard: "batallo, cuesta, cuesta trabajo, dificil, dos manos, dura, durisima, durisimo, duro, duros, endurecio, muy dura, pesada, pesado, se puso dura, tiesa, tieso, trabajosa",
    loose:
      "aflojado, aflojaron, aflojo, desajustado, desapretad*, desatornill*, floja, flojas, flojo, flojos, gira libre/solo, holgura, juego, loco, mucho juego, se mueve, solto, suelta, sueltas, suelto, suelto volante, sueltos, zafada, zafado",
    locked:
      "agarrotado, amarra, amarradas, amarrado*, amarraron, arrastra, atascado, atasco, atorada, atoradas, atorado, atorados, atoro, bloquea*, calado, congelado, congelados, congelo, encasquill*, enfrenado, frenado, no gira/suelta, pegada, pegadas, pegado, pegados, pegaron, pego, se pegaron/pego, se quedo pegado, trabada, trabadas, trabado, trabados, trabaron, trabo, tranca, trancado, trancaron, tranco",
    drag: "arrastra, arrastran, arrastrando, medio/va frenado, roza, rozan, rozando, se va frenando",
    hot: "bien/hirviendo/muy caliente, calentando, calentandose, calentar, calento, calentura, calienta, calientan, caliente, caliente al tocar, calientes, quemando, se calienta, sobrecalent*",
    glow: "al rojo, al rojo vivo, incandescente, rojo vivo",
    cold: "fria, frio, frios, helado",
    squeal:
      "chilla, chillan, chillando, chillido, chillidos, chillon, chirria, chirrian, chirriando, chirrido, grillos, rechina, rechinan, rechinando, rechinido",
    grind:
      "cruje, crujido, fierro, fierro con fierro, grune, metal con metal, muele, rasca, rascan, rasguna, raspa, raspan, raspando, raspon, rechina caja, ruido de metal, ruido fierro",
    knock:
      "aporrea, cascabelea, golpazos, golpe, golpea, golpeando, golpes, golpetea, golpeteo, martill*, pistonea, tac tac, toca motor, tocando biela, toques",
    click: "chasquido, chasquidos, clac, clic, click, clicks, clics, cliquea, tac, tiquea, truena rele",
    hiss: "chifla/silba aire, fuga sonido, ps*, resopla, se oye el aire, sisea, siseo, sopla, soplido",
    whistle: "aulla, chifla, chiflan, chiflando, chiflido, silba, silbando, silbido, sirena",
    clunk: "clonc, golpazo, golpe seco, tronar, tronido, tronidos, truena, trueno",
    wobble: "bambolea, bamboleando, cabecea la llanta, meneando, se menea, tambalea, tambaleando",
    pull_side:
      "jala/tira a/hacia/para, jalon, me jala, se carga a, se carga/jala/tira, se ladea al frenar, se me va para, se va a la, se va a un lado, se va de lado, se va hacia/para",
    wander:
      "anda chueco, anda de lado, baila, camina/va derecho, culebrea, derecho, inestable, no camina/va derecho, no mantiene carril, se bambolea/pasea, se mueve de lado a lado, se va de un lado, se va solo, serpentea, vagabundea, zigzag*",
    slip: "barre, derrapa, patina, patinan, patinando, patinar, patino, resbala, resbalan, revoluciona pero no, se acelera pero no, se barre/resbala/zafa, sube revoluciones/rpm pero",
    burst:
      "desbarato, deshizo, esploto, estallo, explota, explotada, explotaron, exploto, rebento, reventada, reventadas, reventado, reventar, reventaron, revento, se abrio/desbarato/revento/trono, tronada, trono, trueno llanta, volo",
    flat: "baja/sin aire, clavo, desinflada, desinfladas, desinflado, desinflando, desinflo, espichada, espicho, flat, llanta baja, pinchada, pinchado, pinchazo, pincho, ponchada, ponchadas, ponchado, ponchadura, poncharon, ponche, poncho, tornillo clavado, vacia, vaja",
    damaged:
      "agrietada, carcomido, chueco, corroid*, cortada, cortado, cortaron, cuarteada, cuarteado, danada, desgarrada, despega, despegando, desprend*, doblada, doblado, fisura, mordida, partida, partido, pelada, pelado, pelados, quebrada, quebrado, quebraron, quebro, rajada, rajado, rasgada, roida, rompieron, rompio, rota, rotas, roto, rotos, se partio/quebro/rompio, sulfatad*",
    worn: "acabada, acabadas, chata, comida, comiendo, desgast*, dispareja, disparejo, gastada, gastadas, gastado, gastan, lisa, lisas, pelona, pelonas, se come",
    lean: "agachado, caida, caido, chueca cabina, colgado, de lado camion, desnivelado, hundido, inclina, inclinada, inclinado, ladea, ladeada, ladeado, mas bajo de un lado, recargado, se ladea/recarga, sentada, sentado",
    fall_off:
      "a punto de salir, cayo, colgando, desprendio, por salirse, saliendo, salio volando, se anda/esta saliendo, se cae/cayo/desprendio/sale/salio/zafo, se esta cayendo, se fue la llanta, se me salio, se quiere salir, se va a salir, zafando",
    missing: "desaparecio, falta, faltan, le faltan, no tiene/trae, perdidos",
    clogged:
      "atascado, bloqueado filtro, obstruida, obstruido, restriccion, saturada, saturado, sucio, tapada, tapado, tapados, tapo, taponado, tupido",
    flash:
      "centellea, destella, destellando, flashea, intermitente, parpadea, parpadean, parpadeando, parpadeo, prende y apaga, prenden y apagan, titila, titilando",
    on: "constante, encendida, fija, fijo, permanente, prendida, prendido, solida",
    off: "apagada, apagadas, apagado, apagados, desaparecio, se apagaron/apago",
    red: "al/en rojo, en lo rojo, roja, rojas, rojo, zona roja",
    amber: "amarilla, amarillo, ambar, anaranjada, naranja",
    smoke_colour: "azul, azulado, blanco, gris, negro",
    small:
      "algunas/unas gotas, apenas gotea, chiquita, chiquito, gotita, gotitas, leve, ligera, ligero, minima, muy poquito, pequena, pequeno, poco, poquito, suda, tantito, una gota",
    hole: "abierto, agujero, boquete, hoyo, hueco, perforada, perforado, perforo, ponchado/poncho tanque, rajado",
    bad: "adulterado, aguado, contaminada, contaminado, de mala calidad, equivocado, mal diesel, mala, malo, sucio",
    mixed:
      "agua/diesel en el def, combustible equivocado, def/gasolina/urea en el diesel, def/urea al tanque, diesel al def, diesel en la urea, eche diesel en el def, eche/puse def/gasolina/urea, gasolina al diesel, gasolina en vez, le eche def/gasolina/urea, le puse def/urea, metimos def, urea tanque diesel",
    frozen: "congela, congelada, congeladas, congelado, congelados, congelaron, congelo, helado, helaron, hielo",
    gelled:
      "cera, congelo diesel, cuajo, diesel congelado, diesel hecho gelatina, gelado, gelatina, gelo, parafina, se congelo el diesel, se cuajo/gelo, se hizo gelatina",
    shut_off:
      "apaga, apagando, apago, apago solo, corta, se ahoga/apaga/apagan/apago/cala/corta/muere/murio, se detiene/para solo, se me apaga/apago/corta/muere/para, se nos apago",
    rough:
      "brinca/tiembla motor, cabecea, cancanea, cascabelea, da tirones, disparejo, falla un cilindro, falla/fallando cilindro, galopea, inestable ralenti, jalonea, jaloneando, jaloneos, petardea, se ahoga/jalonea, se sacude motor, tironea, tirones, tose, trastabilla",
    no_power:
      "anda sin fuerza, apenas llega/sube, baja/bajo/perdi/perdio/pierde/poca/sin potencia, baja/bajo/perdida de potencia, bajo la potencia, desmaya, falta/perdi/perdio/pierde/poca/sin fuerza, floja subida, le falta fuerza/potencia, muy debil, muy debil motor, no acelera/avienta/desarrolla/empuja/jala/levanta/power/rinde/sube, no agarra velocidad, no agarra/da/hay/tiene/trae fuerza, no da mas, no pasa de, no puede subir, no quiere jalar, no responde acelerador, no tiene poder/potencia/power, perdi potensia, perdi/perdio/pierde/sin poder, perdida de fuerza, se cae potencia, se desmaya, se siente debil, sin aceleracion",
    overheat:
      "calentandose motor, calienta mucho, recalent*, recalienta, se esta calentando, se me calento/calienta, se recalienta, se/sobre calento/calienta, sobrecalent*, sobrecalienta",
    overheat_much:
      "al maximo, en la zona roja, en lo rojo, en rojo, hasta el rojo/tope, hasta/pegada arriba, llego al rojo, paso el rojo, pegada en rojo, topada",
    derate:
      "5/cinco millas/mph, bajo potencia def, derate, derateado, limita a/velocidad, limitada, limitado, me bajo potencia, me limito, modo proteccion, proteccion motor, reduccion/reduce potencia, velocidad limitada",
    limp: "limp mode, modo de emergencia, modo emergencia/limp/seguro",
    floor: "al fondo/piso, fondo, hasta abajo, hasta el fondo/piso, se hunde, se va al fondo/piso, se va hasta",
    pop_out: "bota, botan, brinca, brincan, se bota/botan/brinca/brota/regresa/salta, se sale boton",
    purge: "avienta/bota aire, descarga cada, escupe, estornuda, purga, purga a cada, purgando, tira aire a cada rato",
    use_up:
      "bebe/chupa/come/consume/gasta/quema/toma/traga aceite, consume, desaparece, gasta, le echo anticongelante, le echo/pongo agua, le falta/hecho aceite, rellenar, relleno, se acaba aceite, se consume/pierde, tira aceite por",
    overfull:
      "aceite sube, arriba del nivel, arriba/pasado/sobre nivel, exceso aceite, mas arriba del nivel, muy lleno aceite, nivel subio, por encima del maximo, por encima nivel, se paso aceite, sobrellenado",
    milky:
      "agua aceite, agua/anticongelante/diesel/refrigerante en el aceite, cafe con leche, chocolate, espuma, espumoso, leche, lechoso, mayonesa",
    bulge: "bola, bolas, bulge, bulto, burbuja, chichon, chipote, globo, huevo, joroba, protuberancia",
    hard_start:
      "arranca dificil, batalla para prender, batalla/batallo/dura para arrancar, batalla/tarda en arrancar, cuesta arrancar/prender, dificil de arrancar, le cuesta arrancar/prender, tarda en prender",
    slow_crank:
      "apenas gira, arranque lento, da marcha despacio/lento, gira despacio/lento/pesado, marcha lenta/pesada",
    ended:
      "apagado, apagamos, desaparecio, era polvo, era puro polvo, lo apague, nomas/solo era, se acabo/apago/fue/quito, ya lo apague, ya no hay/sale, ya paro/paso, ya se apago/fue/quito",
    broken_down:
      "accidentado camino, averiada, averiado, botado, descompuesto, me deja/quede tirado, me quede botado, quede tirado, se averio/descompuso, se quedo tirado, varado",
    stuck:
      "accidentado, apagado, atascado, atorada, atorado, atravesada, atravesado, bloqueando, botado, descompuesto, detenida, detenido, estancado, estoy parado, me quede, muerto, parada, parado, plantado, quedamos, quede, quedo, se descompuso/quedo, tirado, varada, varado",
    // People, places, services
    crash:
      "accidente, atropelle, atropello, chocado, chocamos, choco, choque, choque con/contra, coleo, colision, de lado volteado, estrelle, impacto, le pegue, me chocaron/choco/estrelle/impacte/pegaron/volque/voltee, pegaron por atras, pegue a un, se estrello/volteo, se hizo tijera, se me volteo, tijera traila, tijeret*, volcada, volcado, volcadura, volcamos, volco, volque, voltee, volteo",
    injury:
      "ahogando, ambulancia, atrapada, atrapado, brazo roto, convulsion*, derrame cerebral, desmayada, desmayado, desmayo, dolor pecho, fractura*, golpeado cabeza, hay muertos, herida, heridas, herido, heridos, inconsciente, infarto, lastimada, lastimado, lastimados, lesionado*, mareado, mareo, me corte/lastime/queme, me duele el pecho, me siento mal, muerto en, no puedo respirar, no reacciona/respira, no se mueve el chofer, paramedico*, paro cardiaco, pierna rota, prensado, quebre el brazo, quebre la pierna, quemaduras, sangra, sangrado, sangrando, sangre, un muerto",
    hazmat:
      "acido, amoniaco, cisterna, cloro, corrosivo, explosivo*, hazmat, material peligroso, materiales peligrosos, matpel, pipa, quimico*, tanquero, toxica, toxico, veneno",
    hazmat_goods:
      "cisterna, explosivo*, hazmat, inflamable*, material peligroso, materiales peligrosos, pipa, propano carga, tanquero",
    livestock: "animales, caballos, ganado, marranos, pasajeros, pollos, puercos, vacas",
    lane: "a media carretera, bloqueando, carril, carril central/derecho/izquierdo/rapido, carriles, cruce, curva, en el freeway, en la curva, en la/plena autopista, en medio autopista/camino/carretera/freeway/highway/puente/trafico/via, en medio del camino, en plena carretera, estorbando, interseccion, media carretera, media/medio calle, medio carril, medio de la autopista/calle/carretera/via, medio del freeway, plena curva/via, puente, tunel",
    traffic:
      "carros esquivan/pasan/pasando, casi me pegan, esquivando, me pasan volando, pasan los carros, pasan recio/volando, pitan, trafico alrededor/pasa, trailers pasan",
    still:
      "no anda/avanza/camina, no me muevo, no puedo avanzar/mover, no se mueve, no se puede/quiere mover, parado sin, quede parado",
    no_way_off:
      "no alcance a orillar*, no hay acotamiento/hombrillo/orilla/shoulder, no hay donde orillar*, no me alcance a orillar, no me puedo orillar, no pude/puedo orillar*, no puedo salir del carril, sin acotamiento/orilla",
    tracks: "cruce de tren, cruce/vias ferrocarril/tren, rieles, sobre las vias, tren, via/vias del tren, vias",
    shoulder:
      "a la orilla, a un lado, a un lado carretera, acotamiento, arcen, berma, hombrillo, lado de la carretera, lado/orilla carretera, me orille, orilla, orillada, orillado, rampa, salida freeway, shoulder",
    safe_place:
      "almacen, area descanso, bascula, base, bodega, casa, en el dock, estacion servicio, estacionamiento, flying j, gasolinera, lote, loves, lugar seguro, mi casa, muelle carga, parada camiones, parking, parqueadero, parqueo, patio, pension, petro, pilot, rest area, ta, taller, terminal, troc/truck stop, trockestop, yarda",
    off_road:
      "arena, atascadas, atascado en/lodo/nieve, barranco, camellon, cuneta, enterrado, fango, hundido, lodo, me atasque/enterre/hundi, me fui a la cuneta/zanja, me sali de la carretera, me sali del camino, mediana, nieve, patina en el lodo, patinando nieve, se salio del camino, zanja",
    jump: "brincar/puenteo bateria, cables/dar/pasar/pasarle/pasarme/pase/pasen/paso corriente, jump, jumper, me pasen corriente, pasar energia",
    fueled:
      "acabo de cargar diesel, cargue/eche/puse diesel, desde que cargue, despues de cargar combustible, despues de cargar/echar/poner diesel, despues de llenar, llene el tanque, recien cargue",
    tow: "arrastre, grua, gruas, jalen, me arrastre/remolquen, que me jale/jalen, remolcado, remolcar, remolcar camion, remolcarme, remolque hasta, remolquen, servicio grua, tow, towing, wrecker",
    roadside:
      "asistencia, asistencia en el camino, asistencia/auxilio/ayuda en carretera, asistencia/auxilio/ayuda/socorro vial, asistencia/ayuda/servicio carretera, cambiar llanta, cambie la llanta, cerca de aqui/mi, dealer/mas/taller cercano, dealer/taller mas cercano, desponchadora, gomera, gomero, llantera, llantero, mande/mandeme/manden alguien, me traigan diesel, mecanico, mecanicos, que venga alguien, road service, roadside, servicio movil, taller cerca/movil, trae/traigan diesel, venga/vengan a arreglar, vulcanizadora",
    locked_out:
      "cerre con las llaves, deje/encerre/extravie/perdi las llaves, deje/perdi la llave, llave adentro, llaves adentro/dentro/encerradas, me quede afuera/fuera, puertas cerradas con, se cerro con, se me perdieron/quedaron las llaves, se me perdio la llave",
    parts:
      "autopartes, parte nueva, partes, parts, pieza, piezas, refaccion, refaccionaria, refacciones, repuesto, repuestos",
    need: "busco, comprar, conseguir, consigo, cuanto cuesta/vale, donde compro, encargar, encargo, envian, enviar, hacen envios, hay, mandar, mandeme, me hace falta, me pueden traer, me traen/urge, necesitamos, necesito, ocupamos, ocupo, ordenar, pedir, precio, quiero, requiero, tienen, traer, traigan, venda, venden, vender",
    new_part:
      "alternador, banda, banda/manguera nueva, bateria, bolsa de aire, cadenas, camara, de repuesto, espejo, filtro aire/diesel, foco nuevo, guardafango*, juego de, limpiaparabrisas, lodera*, nueva, nuevas, nuevo, nuevos",
    person:
      "agente, alguien de verdad, asesor, atencion/servicio cliente, ayuda humana, comunicar con, comuniqueme, con un mecanico, conecteme, hablar con alguien/un/una, hablar con el mecanico, hablar persona, humana, humano, llamenme, operador, persona, persona real, representante, soporte, tecnico, transferir",
    account:
      "cancelar cuenta/plan, cancelo, cargo doble, clave, cobran, cobrando, cobrar, cobraron, cobro, cobros, contrasena, correo cuenta, cuanto cuesta el plan, cuanto cuesta la app, cuenta, darme de baja, devolucion, doble cargo, entrar a mi cuenta, factura, iniciar sesion, login, me cobran/cobraron, membresia, mensualidad, pago, pagos, pague, password, periodo prueba, plan, precio aplicacion, prueba gratis, recibo, reembolso, renovacion, renovar, sesion, subscripcion, suscribir, suscripcion, tarjeta, usuario",
    off_topic:
      "actua como, algebra, bitcoin, broker, cancion*, capital, capital de, cena, chatgpt, chiste, chistes, clima manana, cripto*, cuenta una historia, cuentame/escribe/escribeme un, eleccion*, eres humano, eres un robot, eres una ia, futbol, hamburguesa, horoscopo, hotel, ignora instrucciones/las/tus, impuestos, instrucciones anteriores, loteria, matematicas, mi carro/esposa/honda, mundial, musica, netflix, novia, novio, partido, pelicula*, pizza, poema, politica, presidente, programa python, prompt, pronostico, python, que dia es, que tiempo hara, quien gano, receta, recomienda*, restaurante*, sentido de la vida, tacos, tarea, traduce, traduceme, traducir, tus instrucciones/reglas, videojuego*",
    greeting:
      "alo, auxilio, ayuda, ayudeme, ayudenme, buenas, buenas noches/tardes, buenos dias, gracias, hola, necesito ayuda, oiga, que onda/tal, quihubo, saludos",
    defeat:
      "alterar, anular, anulo, apagar el eld, apagar/apago la alarma, apagar/cortar alarma, bloquear/doblar/tapar manguera, borrar, brincar, brinco, burlar, bypasear, bypass, callar, cancelar sensor, delete, deletear, desactivar, desactivo, desconectar, desconecto, desenchufar, deshabilitar, eliminar, elimino, enganar, engano, enjaular, evadir, falsificar, hackear, pellizcar, pinzar, puentear, puenteo, quitar, quitarle, quito, saltar, saltarme, saltarse, silenciar, sin def, taponear, trampa, trucar",
    tamper:
      "agua al def, agua en el def, alterar/falsificar bitacora, anular alarma, borrar/delete/eliminar dpf, brincar/hackear el eld, brincar/puentear sensor, delete del def/dpf, eliminar def, eliminar/elimino/quitar/quito el dpf, emulador, enganar/trampa eld, enjaular freno*, enjaular los frenos, quitar def/dpf/emisiones, quitar/quito el def, quito las emisiones",
    guarded:
      "abs, aire, alarma, bajo/linea/manguera aire, bitacora*, chicharra, def, derate, dpf, egr, eld, emisiones, freno*, gobernador, horas, libro de registro, limitador, limite de velocidad, nox, proteccion motor, regeneracion, scr, sensor*, sistema emisiones, urea, zumbador",
    front: "adelante, alante, de adelante/enfrente, delantera, delanteras, delantero, delanteros, enfrente, frente",
    rear: "adentro, afuera, atras, de atras, de la traila, eje trasero, exterior, interior, remolque, traccion, trasera, traseras, trasero, traseros",
    left_right: "derecha, derecho, izquierda, izquierdo, lado chofer/conductor/copiloto/pasajero",
    cold_weather: "bajo cero, con/por el frio, el/mucho frio, frio extremo, helada, menos 10/20, nevada",
    bad_weather: "hielo, lloviendo, lluvia, neblina, nevando, nieve, tormenta",
    loaded: "80 mil libras, cargada, cargado, cargados, con carga, lleno de carga, peso completo",
    grade:
      "bajada, bajadas, cerro, cuesta, cuesta abajo/arriba, cuestas, loma, lomas, montana, pendiente, puerto montana, sierra, subida, subidas",
    cigarette: "cigarrillo*, cigarro*, detector humo, fumando, fumar, fumarme, fumo, vapear",
    traffic_light:
      "alto del semaforo, luz roja del semaforo, luz roja semaforo, me pase el rojo, me pase la luz roja, semaforo*",
    yes: "afirmativo, aja, asi es, claro, correcto, efectivamente, exacto, por supuesto, seguro, si, simon, sip",
    no: "nada, negativo, nel, ninguno, no, no se ve, nones, nop, para nada, todavia no",
    // Words that turn others
    not: "dejaron/dejo de, jamas, nadie, ni, no, no hay/me/tengo/tiene/trae/traigo/veo, nunca, tampoco",
    without: "cero, libre/nada de, sin",
    unsure:
      "nadie ayuda/contesta, nadie me ayuda, no aguanto mas, no contestan/entiendo/importa/lejos/mames/manches/quiero/se/solamente/solo/urge, no creo que deba, no es gran cosa, no es grave/nada/urgente, no estoy seguro, no hay bronca/internet/prisa/problema/senal, no me ayudan/contestan, no pasa nada, no se por que, no se que/si, no tengo idea/senal, por que no",
    contrast: "aunque, en cambio, es el/la, excepto, mas bien, nomas/solo que, pero, salvo, sin embargo, sino",
    now: "actualmente, ahora, ahora mismo, ahorita, en este momento, esta manana/noche/vez, hoy, orita, ya",
    and: "ademas, con, e, mas, tambien, y",
    or: "ni, o, u",
    past: "ano/mes pasado, anoche, anteayer, antes, antier, ayer, dias atras, el otro dia, hace anos/dias/dos/meses/semanas/tiempo/tres, hace un ano/mes, hace una semana, la ultima vez, semana/vez pasada",
    fixed:
      "acabo de cambiar, arreglada, arreglado, arreglaron, cambiaron, compuse, compusieron, le cambie, lo arreglaron/arregle/cambiaron/repararon, recien cambiado/puesto, reparada, reparado, repararon, reparo, resuelto, se arreglo, solucionado, ya esta arreglado, ya la/lo arreglaron, ya lo arregle/compusieron, ya quedo, ya se arreglo/reparo/resolvio",
    still_so: "aun, de nuevo, nuevamente, otra vez, sigue, sigue igual, siguen, todavia, volvio/vuelve a",
    other:
      "camion adelante/viejo, camion/el de adelante, camion/troca de mi, compadre, de mi amigo/hermano/jefe/primo, de un amigo, del otro/vecino, en las noticias, mi amigo/compadre, mi camion anterior, mi otro camion, mi vieja troca, otra traila ajena, otra troca/unidad, otro camion/carro/chofer/tractor/trailer/troque/vehiculo, un camion adelante, un carro/companero/video",
    mine: "a mi, el/lo mio, la mia, mi camion/traila/trailer/troca/troque, yo nomas/solo/tengo/traigo",
    hypothetical:
      "cada cuanto, como evitar/evito/prevenir, como puedo saber, como se si, cuando debo, en caso de, es normal que, evitar, hipotetic*, podria causar/incendiar/pasar, por si, prevenir, puede causar/provocar, que causa/pasaria/provoca, que hago/haria/pasa/pasaria/significa si, si llegara/pierdo, si se me, si un dia",
    barely: "a penas, apenas, casi no, muy poco",
    keeps:
      "no deja hacer, no deja/dejan/para/paran de, no ha parado de, no se apaga el/la, no se apaga la luz, no se borra/calla/callan/quita/quitan, sigue sin",
    because: "al momento, antes/despues de, cuando, desde/hasta/por/ya que, mientras, porque, si es que",
    ignored:
      "a/dar la vuelta, agua/cafe/comida caliente, aire fresco/libre, al lado de, alto total, bomberos, buenas noches, buenos dias, cambiar de carril, cambio aceite, cambio de aceite/carril/turno, cargar/cargue diesel, cargar/tarjeta combustible, cierre carretera, cinta roja, de la marca, de nada, de/en/otra vuelta, dejar carga, en vez de, entrega de carga, extintor*, fecha, filtro aire, filtro de aceite/aire, horas de manejo/servicio, la marca, luz verde, marca truck, mas tarde, mucho gusto, nada/no mas, nomas, para aca/alla/el/la/los/mi/que/un/una/ver, pare de, paro cardiaco, por accidente, pues si, senal de alto, tarde o, un momento, vuelta en, zona de trabajo",
  },
  fillers:
    "el la los las un una unos unas de del al lo le les se me te nos mi mis su sus que esta este estos estas estan estoy es son fue muy bien mucho mucha como por en a para tan super bastante completamente totalmente solo cada todo toda todos todas ha he han hay mas ya eso ese esa",
  ordinary:
    "ahora ahorita antes aqui alla alli algo alguien amigo ano ayer bien buen buena bueno cada calle camino casa casi cerca como cosa creo cual cuando cuanto dale dar debe debo decir dejar desde despues dia dias dice dije donde dos durante ella ellos empezo encontrar entonces entre era esa ese eso espero estaba estado este esto estos fui gente gracias gran grande haber habia hace hacer hacia hago hasta hecho hijo hizo hombre hora horas hoy igual ir irme jefe jueves junto lado largo leer lejos luego lugar lunes llego llegar llevo mal mano manana manera manejando manejar manejo martes mas mayor mejor menos mes meses mesa miercoles millas mil minuto minutos misma mismo mitad mover mucha muchas mucho muchos mujer mundo nadie ninguno noche nombre nosotros nuestro nueva nuevo numero nunca otra otras otro otros padre pagar pais parece parte pasa pasado pasar pensar pero persona poco podemos poder podria poner porque primer primero primo pronto propio proximo pudo pueblo puede puedo pues puse quedar quiere quien quiero quisiera quiza rapido rato razon real recio repente resto revisar sabado sabe saber sacar sale salir salida salgo segun seguir segundo seguro semana senor sentir ser sera siempre siguiente sino sobre solamente sola solo somos soy subir suerte tal tambien tampoco tanto tarde tener tengo tenia tiempo tiene tipo toca tocar todavia todo tomar trabajo traer traigo tres tuve ultimo unico usar usted varios veces venir ver verdad vez via viaje vida viejo viene viernes visto volver voy yendo dolares precio chofer manejador troquero licencia carretera autopista freeway highway laredo texas dallas houston phoenix tucson california mexico frontera dispatcher despacho patron compania entrega descarga grados libras galones pies pulgadas derecho mire oye oiga favor decirme digame necesita rumbo llevando",
};
