import type { Lexicon } from "./concepts.ts";

/** Spanish as drivers in the USA speak it, border words and usual misspellings included. Own compilation. */
export const spanish: Lexicon = {
  concepts: {
    // Brakes and air
    brake:
      "breca, brecas, breik, breiks, breque, breques, frenada, frenado neumatico, frenaje, freno, frenos, brakes, frnos, bracas, frenito*, breke*, freno/frenos/brecas caja/rastra",
    brake_part:
      "balata*, camara/camaras/disco/discos freno*, forros, matraca*, pastilla*, pulmon freno, pulmon*, rotochamba*, rotochamber*, rotor*, tambor*, zapata*, tambora*, campana*, caliper*, mordaza*, ajustador*, olla/ollas freno*, slack*, cinta/cintas freno*, matraca de una/la rueda",
    brake_pedal: "pedal breca*/freno*, pedal break/brake/brakes/frenado, freno de pie",
    pedal: "pedal",
    parking_brake:
      "boton aire/amarillo/rojo, botones aire, freno emergencia/estacionamiento/mano/parking/parqueo, frenos emergencia/estacionamiento, maneral, parking brake, perilla*, perilla/valvula amarilla/roja, valvulas tablero, freno/frenos estacionario/parquear/parqueado/seguridad, boton/botones/botoncito/perilla/valvula aire/freno*/parqueo, botoncito rojo/amarillo, spring brake*, maxi, maxis, maxi brake*, rombo amarillo/rojo, palanquita/palanca/perillita amarilla/roja",
    engine_brake:
      "el freno de motor, freno de maquina/motor, freno escape/maquina/motor, frenos motor, jake, retardador, yake, jakes, yakes, jeik, freno compresion/jake, frenos maquina/escape, freno/frenos de maquina/motor/escape, freno del motor",
    abs: "abs, antibloqueo",
    air: "aguja*/manometro*/medidor*/reloj*/relojes/tanque/tanques aire, aire, aire/presion frenos, ambos/dos relojes, los dos relojes, primario, relojes de aire, secundario, las dos agujas, ambas agujas, agujas abajo, agujas",
    pressure: "presion, presiones",
    air_line:
      "air line, conexion*/linea*/manguera*/mangueras/valvula* aire, glad hand*, gladhand*, linea/manguera freno*, lineas, manita*, valvula relay, manguera/mangueras azul/roja/azules/rojas, acople/conector/tubo aire, valvula de pie/rele/descarga, linea/lineas/manguera/mangueras de/a caja, goma/gomas aire",
    air_supply:
      "air dryer, compresor, compresor/secador/secadora aire, gobernador, secador, compresora aire, bomba de aire, secadora, gobernadora, governador",
    brake_action:
      "al pisar freno, cada vez freno, cuando meto/piso freno, cuando/si freno, frenando, frenar, al meter/tocar freno, cada que freno, le meto freno, caja frena, pegado/parado/colgado al/en freno, piso breca/brecas, pisar breca/brecas, piso pedal freno",
    // Engine
    engine: "dd13, dd15, ingen, isx, maquina, motor, mx13, x15, motores, motorsito, cummins, maxxforce",
    oil: "aceite, aceite motor, bayoneta, carter, varilla aceite, vayoneta, azeite, lubricante, bota/botando/tira/tirando/echa/echando/votando aceite",
    oil_pressure:
      "aceite presion, aguja/foco/indicador/lampara/luz/manometro/medidor/presion/reloj/testigo aceite, presion/reloj del aceite, aceitera, aceiterita, alarma/chicharra/foquito/lamparita/lucecita/pitido aceite, libras de aceite, presion oil, oil presion, presion motor, aceite en el reloj",
    turbo:
      "postenfriador, turbina, turbo, turbocargador, enfriador aire/turbo, intercooler, manguera/tubo turbo/intercooler, aftercooler",
    belt: "banda, banda ventilador, bandas, correa, correas, faja, polea, serpentina, tensor",
    exhaust:
      "chacuaco, chimeneas, escape, mofles, multiple, silenciador, tubo escape, mofle, mofla, mofler, fuga de escape, tornillo/tornillos/perno/pernos escape/multiple, manifold",
    egr: "egr",
    inside_engine:
      "adentro/cabeza motor, arbol levas, biela*, bloque, ciguenal, cilindro*, empaque/junta cabeza, metales, monoblock, piston*, punterias, balancin*, cabezote, camisas, anillos motor, culata, levas, taques, valvulas motor, empaquetadura*",
    throttle:
      "acelerador, chancla, el gas, pedal acelerador, saque/quite llave y sigue, apague y motor siguio/sigue, motor siguio/sigue corriendo/acelerado, se desboco, desbocad*, se embalo, acelera solo/solito/sola, con/el pedal a fondo, pisado a fondo",
    power: "aceleracion, empuje, fuerza, poder, potencia, potensia, power, torque, pique",
    // Electrical
    battery:
      "acumulador, acumuladores, bateri*, borne*, corriente baja, el voltaje, pila, pilas, voltaje, voltimetro, voltio, voltios, vateri*, volts, borna*",
    alternator: "alternador, alternadores, generador, dinamo, regulador voltaje",
    starter:
      "arrancador, burro/motor arranque, estarter, la marcha, marcha motor, solenoide, starter, motor arranque/partida",
    key: "boton arranque, chapa, ignicion, llave, llave encendido, suich, switch, yave, llavin, dar/darle/doy/pongo contacto, volteo la llave/switch, giro/giro la llave, volteo/brinco el switch",
    fuse: "caja fusibles, fuse, fusible*, relay, rele, relevador, breaker*, brequer, fuses, relevadores, quema/queman/quemo fusible/fusibles/fuse",
    wire: "alambre*, arnes, cable*, conector*, corto circuito, cortocircuito, tierra fisica, un corto, hizo/haciendo/en corto, huele/olor a plastico",
    electricity: "electric*, electronic*, sin corriente",
    ext_light:
      "blinker*, calavera*, cocuyo*, cuartos, direccional*, faro, faros, foco, focos, galibos, intermitente*, luces, luces altas/bajas/delanteras/remolque/traila/trailer/traseras, luz alta/baja/cabina/direccional/remolque/reversa/traila/trasera, micas, plafon*, preventivas, stops, stop en la troka, vias del lado, luz placa, luz de la placa, foquito de la guantera, guantera, farol*, bombill*, ampolleta*, pidevia*, pide vias, torreta*, estrobo*, foco/focos delantero/trasero/traila/remolque/rastra/caja, luz/luces caja/emergencia/posicion/rastra/techo, las vias del lado, funcionan/jalan/prende/prenden/sirven las vias, luces de galibo, foco/luz/lampara de la placa/cabina, luz/foco del domo, a oscuras, galibo, foco/focos fundido/fundidos/quemado/quemados/tronado/flojo/chueco, headlight*, flasher*, marker*, me quede a oscuras",
    brake_light: "foco/focos/luces/luz freno*, luces de los frenos, luces stop",
    plug: "7/siete vias, cable de 7/siete, cable electrico traila, cable siete vias, cable/cordon luces, clavija, conector/enchufe traila, enchufe, pigtail, pigtel, toma corriente traila, cable verde, enchufe/conector remolque/rastra/caja, cable espiral",
    accessory:
      "apu, asiento*, blinker, bocina, camarote, cinturon, claxon, elevador, espejo*, inversor, limpiadores, limpiaparabrisas, puerta*, velocimetro, ventana*, vidrio*, wipers, parabrisas, asiento de aire, chapa de mi puerta, manija de la puerta, empaque puerta, control crucero, crucero no engancha, cruise, corneta, encendedor, nevera, refri, radio, radio cb, eld, tele, tomacorriente*, microondas, plumilla*, plumas, escobillas, limpiabrisas, estereo, liftgate, antena, blower, cofre, hood, vidrio/ventana del chofer/pasajero, visera, camara de reversa, asiento, puerta/puertas/piso/techo de caja, hood no, pistones/piston/gas del hood/cofre",
    module:
      "computadora, ecm, ecu, modulo*, red datos, sensor, sensores, compu, cerebro, actuador*, sensor/radar/sistema/alerta/mitigacion colision",
    dash: "dash, instrumentos, medidores, panel, pantalla, relojes tablero, tablero, pantallita, tablerito, cuadro instrumentos, consola, cluster, todas las agujas",
    gauge:
      "aguja, flotador, gauges, indicador nivel, indicador/medidor combustible, marcador, medidor, medidor diesel, reloj, manecilla, relojito",
    // Cooling
    coolant:
      "agua motor/radiador, anti congelante, anticongelante, coolant, deposito/nivel agua, enfriamiento, liquido enfriamiento/refrigerante, manguera abajo/agua/radiador, refrigeracion, refrigerante, tanque coolant, agua sistema, vaso/tanque/deposito/bote expansion/expansor/recuperador/reservorio, tapa/tapon radiador, vaso expansor, culan, bota/botando/consume/echa/echando/gasta/pierde/perdiendo/tira/tirando/traga/toma/come/chupa agua/anticongelante/refrigerante/coolant, agregar/agrego/echarle/echo/eche/rellenar/ponerle/pongo agua, liquido verde/rosa, se queda/quedo sin agua, nivel de refrigerante/anticongelante/coolant, sin agua",
    radiator: "radiador, radiadores",
    water_pump: "bomba agua/anticongelante, bomba del agua, bomba refrigerante, termostato*",
    fan: "abanico, aspas, clutch abanico/ventilador, fan, fan clutch, ventilador, fan cloch, aspa, embrague ventilador",
    temperature:
      "aguja/medidor/reloj temperatura, temp, temperatura, temperatura motor, temperaturas, aguja al/en/hasta rojo/tope/h, aguja pegada/topada",
    heater:
      "calefacion, calenton, desempanador, desempanante, calentador, calefact*, calefacc*, jiter, webasto, espar, defroster, aire caliente cabina",
    air_conditioning:
      "a c, ac, acondicionado, aire acondicionado/cabina/frio, aire no enfria/sirve, caja refrigerada, clima cabina, clima del camion, el clima no, enfria, minisplit, no enfria, no enfria aire, no jala/sirve el clima, refrigeracion caja, sopla caliente, termo, thermo, thermo king, carrier, reefer, eisi, ei ci, evaporador, freon, blower, compresor/compresora ac/clima, climatizador, el refer, termoking, prendo/prender el clima, botones/botonera/perillas/controles/salidas clima",
    hose: "ducto, manguera, mangueras, tubo, mangueron, manguerita*, tuberia*, tubos",
    // Transmission
    transmission:
      "caja, caja cambios/velocidades, temperatura transmision, transmision, trasmision, trosmision, la trasmision, transmicion, eaton, allison, ishift, i shift, mdrive, ultrashift, tranny, caja automatica/manual",
    gear: "alta y baja, cambio, cambios, cuarta, directa, drive, engranaje*, engranes, marcha, neutral, neutro, octava, palanca, primera, quinta, reversa, segunda, septima, sexta, tercera, una velocidad, velocidades, la decima, decima, novena, la novena, medio cambio, splitter, marchas, retroceso, selector, sincroniz*, pinon*, el rango, sincro",
    trans_fluid:
      "aceite caja/trasmision, aceite de caja, aceite de la transmision, aceite/fluido/liquido transmision, valvulina, atf",
    clutch:
      "cloche, clutch, cluth, embrague, pedal cloche/clutch/embrague, cloch, embrage, collarin, prensa clutch, freno clutch/embrague",
    driveline:
      "cardan, cruceta*, diferencial*, flechas, palier, soporte cardan, toma fuerza, yugo, flecha cardan/motriz/lateral, la flecha, semieje*, corona, candado/seguro/bloqueo diferencial, cardanes, pto, crucera*, yoyo, yoke, perno/pernos/tornillo/tornillos cardan/flecha/cruceta/yugo, chumacera cardan/flecha, balero central/flecha, flecha mando/transmision, flecha de mando",
    fluid: "aceite hidraulico, fluido*, hidraulico, liquido*",
    // Lamps, codes, emissions
    lamp: "advertencia, alerta, aviso, foco/luz tablero, foquito, icono, indicador, lampara, lucecita, luz, mensaje, se prendio un, senal, simbolo, testigo*, lus, letrero, leyenda, dibujito, munequito, figurita, simbolito, lamparita, bombillito, monito, prendio el/un foco, se prende el foco, foco que, foco nivel/agua/temperatura/refrigerante/presion/bateria/carga/urea/def/dpf/tablero",
    red_lamp:
      "advertencia/alerta/lampara/luz roja, apagar motor ya, apagar/detenga/pare el motor, aviso/foco/foquito/letrero/simbolo/stop/testigo/triangulo rojo, detener/pare motor, detenerse ya, luces rojas, luz de alto/pare/stop, luz roja de alto, luz roja motor, luz stop, mensaje de apagar, stop engine, la roja de parar, stop/estop colorado/prendido/encendido/rojo, aparece/dice/marca/palabra/prendio/sale/salio stop/estop, alerta/foco/foquito/luz/testigo/aviso/triangulo/lampara colorada/colorado, lamparita/lucecita/foquito roja/rojo, el estop, apagar/apague/detenga/detener/pare/parar motor, parar el motor, stop motor, rojo el stop, rojo de stop/pare/alto, el rojo de, la roja de",
    amber_lamp:
      "alerta/lampara/lucecita/luz amarilla, foco/foquito/simbolo/testigo/triangulo amarillo, luces amarillas, luz ambar/anaranjada/naranja, testigo ambar, amarillita, lamparita amarilla, letrero/aviso/icono amarillo, foco/foquito/simbolo/testigo/triangulo/aviso ambar/anaranjado/naranja, lucecita/lampara ambar/naranja/anaranjada, la amarilla",
    check_engine:
      "check, check/chequear/foco/lampara/luz/testigo motor, chek, con forma de motor, dibujo/luz del motor, figura/forma/luz de motor, luz check/mil, luz de averia, luz de revision motor, mil, motorcito, motorsito, parece un motor, service engine, chequin, chequin yin, check engine, chek engin, cheque engine, chequendengue, chequenyin, cheque motor, revisar/revise motor, dibujo/foco/luz maquina, maquinita amarilla",
    code: "codigo, codigo falla, error, errores, falla codigo, fmi, spn, kodigo, scanner, escaner, falla/fallas activa/activas/guardada/guardadas, dtc",
    def: "def, fluido/liquido/luz/tanque def, luz urea, urea, adblue, ad blue, agua/liquido/fluido azul, arla",
    dpf: "dpf, filtro antiparticulas/escape/particulas, filtro diesel particulas, hollin, luz dpf, luz filtro particulas, filtro/trampa hollin",
    regen:
      "quemado filtro, regen, regenera, regeneracion, regeneraciones, regenerando, regenerar, rejen*, la quemada, quemar filtro/hollin, limpieza filtro",
    emission:
      "aftertreatment, catalizador, contaminantes, emision*, nox, postratamiento, scr, sensor nox, one box, dosificador, doser, after treatment, smog, opacidad",
    exhaust_heat: "alta temperatura escape, egt, escape caliente, luz escape caliente, temperatura escape",
    // Tires and wheels
    tire: "caucho, cubiertas, dual, duales, goma, gomas, llanta, llanta adentro/afuera/refaccion/traila/trasera, llantas, neumatico, neumaticos, presion llanta*, recapada*, tallantas, tpms, vitalizada*, yantas, super ancha*, super single*, recape*, recauch*, mellizas, gemela*, morocha*, llantita, yanta, llanta/llantas/goma/gomas/yantas caja/rastra, llanta/llantas/goma/yanta suelo/piso, inflador automatico, la/una/las/otra/alguna/dos de adentro/afuera/atras/junto/drive/drives/traccion/refaccion, la/una/las/unas/dos trasera/traseras/interior/interiores/exterior/exteriores, una/las/dos de traila/remolque/rastra, pareja atras/trasera/completa, llanta/llantas/goma/gomas/yanta drive/drives/traccion, cauchos, las recapeadas, llanta inflar/aire, la acabo de inflar, aire llanta/llantas/goma/gomas, sin aire llanta/goma, doble/dobles traila, patona*, marca/pedazo/pedazos/cacho/cachos de hule/goma/llanta",
    steer_tire:
      "delantera derecha/izquierda, direccional llanta, goma de alante, goma frente, goma/la/rueda delantera, la de adelante derecha/izquierda, la direccional delantera, la/llanta de la direccion, las/llantas delanteras, llanta adelante/alante/delantera/direccion/direccional/enfrente/frente, llanta del frente, llanta/rueda de enfrente, neumatico delantero/direccion, neumaticos delanteros, rueda de adelante, las de adelante, llanta/llantas/yanta/yantas/goma/gomas/caucho/cauchos/cubierta volante/timon/manejo/direccion/adelante/alante/enfrente/delantera/delanteras/delantero/delanteros, rueda direccional/direccion, piso/maza/hub/rin/balero direccional, direccional reventada/reventado/ponchada/baja/lisa/desinflada/tronada, direccional hecha/quedo/con trizas/garras/tiras/alambre/alambres/lona/bola/chipote, reventon/poncho/exploto/trono/revento direccional, una de direccion/enfrente/adelante/volante, llanta mero adelante, la steer, las steer, steer derecha/izquierda, de las steer, steer tire/tires, direccional izquierda/derecha hecha/quedo/reventada/ponchada/poncho/revento, llanta/goma derecha/izquierda direccion, llanta derecha/izquierda de enfrente/adelante",
    wheel: "rin completo, rueda, ruedas, rueda/ruedas caja/rastra",
    lug: "birlo*, esparrago*, perno*, tornillo* rueda, tornillos llanta, tuerca*, tuercas llanta/rueda, bulon*, tornillo*/tornillos llanta/rueda, lug nut*",
    hub_seal: "sello rueda/maza, reten, retenes, reten maza, oil seal, estopera*, mirilla maza, sello masa/aceite",
    hub: "balero*, cojinete*, cubo, cubo/masa rueda, masa, maza, mazas, rodamiento*, rulem*, rolinera*, balinera*, bufa, bocin, chumacera*, caja bolas",
    tread:
      "banda rodamiento, costado, cuerdas, dibujo, lona, banda rodante/rodadura, labrado, pared llanta, cascara, hombro llanta, banda recapeada, banda de una recapeada, vitalizado/vitalizada/recapado/recapada, alambres/cara/costado/piso llanta, piso direccional",
    rim: "aro, rin, rines, aros, rim, rims",
    // Fuel
    fuel: "combustible, diesel, dissel, fuel, gasoil, gasoleo, gasolina, manguera combustible/diesel, petroleo, carburante, biodiesel, gas oil, acpm, antigel, bota/botando/tira/tirando/votando diesel/combustible/gasoil, tapa/tapadera/tapon tanque/diesel",
    fuel_tank: "deposito combustible, tanque, tanque combustible/diesel/gasolina, tanques",
    fuel_filter:
      "filtro, filtro combustible/diesel/gasoil/primario, filtros, filtros combustible/diesel, separador, trampa agua, racor, vaso/taza filtro, decantador, prefiltro",
    injector: "injector*, inyector*",
    fuel_pump:
      "baja presion combustible/diesel, bomba alta/cebado/combustible/diesel/elevadora/inyeccion/transferencia, falta de combustible, le falta combustible, presion combustible/diesel baja, presion riel, se queda sin combustible en las subidas, presion de riel baja, bomba gasoil/inyectora/petroleo, common rail, regulador presion, presion en el riel",
    prime:
      "agarro aire, aire en el sistema de combustible, bomba manual, ceba, cebado, cebar, cebarlo, desceb*, perdio cebado, prime, purgar, purgarlo, se desceb*, sangrar diesel/inyectores/sistema, perdio la ceba, se le fue la ceba",
    fuel_water:
      "agua combustible/diesel, agua en el combustible/diesel, luz agua combustible, wif, marranita, la marranita, agua en el filtro/separador",
    mileage:
      "consumo combustible/diesel, millas por galon, rendimiento, rinde, rinde muy poco, bebe/chupa/come/consume/gasta/toma/traga diesel/combustible, mpg, consumo",
    // Steering and suspension
    steering:
      "caja direccion, direccion, guia, guiar, manubrio, timon, volante, bolante, direcion, la direccion, cabrilla, steering, columna direccion, cremallera, volante gira, wheel esta, volante gira y gira, apunta/apuntan/mira/miran para/pa/a/hacia otro/un/distinto lado, llanta/rueda mira/apunta, volante chueco/ladeado/torcido/descentrado",
    power_steering:
      "aceite/bomba/liquido direccion, direccion asistida/hidraulica, hidraulica, licuadora, power steering, servodireccion, bomba hidraulica, deposito direccion, power estirin",
    linkage:
      "barra acoplamiento, barra/terminal/terminal*/varilla direccion, bieleta*, brazo pitman, perno rey, rotula*, barra arrastre/central/corta/larga/mando/transversal, brazo direccion, munon*, mangueta*, pitman, tie rod*, drag link, king pin/pins, pivote*, tuerca/perno/pernos/tornillo/tornillos barra/direccion/terminal/rotula/pitman",
    suspension:
      "abrazadera*, barra estabilizadora/torsion, columpio, percha, suspension, tijera, tirante*, tornillo centro, valvula niveladora, buje*, perno/pernos u, u bolt*, grampa*, tensores suspension, perno/pernos/tornillo/tornillos/tuerca/tuercas muelle/muelles/suspension/amortiguador/columpio/abrazadera/percha",
    air_bag:
      "air bag*, airbag*, bolsa, bolsa aire/cabina/suspension, bolsa de aire suspension, bolsas, bolsas aire, camara suspension, diapreso, fuelle*, bolsa remolque, una bolsa, bombona/bombonas aire, vejiga*, camaras suspension, bolsita aire, suspension de aire, balon* aire",
    spring:
      "ballesta*, hoja maestra, hojas muelle, muelle*, resorte*, elastico*, una hoja, la maestra, hojas, hoja principal/madre/maestra",
    shock: "amortiguador*, choques suspension, shocks",
    alignment: "alineacion, alineado, alinear, balanceo, desalineado, rotar llantas",
    coupling:
      "gatos/patas/puertas traila, landing gear, patines, perno rey traila, quinta, quinta rueda, quintarueda, la quinta, gancho de la quinta, tandem corredizo, slider, kingpin, los pernos del tandem, pernos del tandem, tornamesa, mordaza*/candado/seguro quinta, patas/patines/gatos/puertas remolque/rastra/caja, pin/pines/perno/seguros tandem, jaws, quijada*, suelta la quinta, palanca de la quinta, en la quinta, quinta dura, engrasar la quinta, quijadas, lanza, pintle*, barra de tiro, argolla, converter",
    speed: "a que velocidad, kilometros/millas por hora, km h, la velocidad, mph",
    revs: "revoluciones, rpm, tacometro, vueltas motor",
    // Where on the truck
    truck:
      "cabezal, camion, camioneta, carro mio, gandola, mack, mueble, mula, rig, tractor, trailer, trailer completo, trailero, troca, troque, truck, unidad, vehiculo, troka, trok, tractocamion*, tractomula*, patana, chuto, bobtail, camioncito",
    trailer:
      "caja seca, cama baja, chasis, contenedor, lowboy, plana, plataforma, rabon, remolque, semi remolque, semirremolque, tandem, tandems, traila, trailer, yarda caja, rastra, treiler, furgon*, acoplado, batea, tolva, dry van, la 53, dolly, caja refrigerada/cerrada/cargada/vacia/llena/cerrada, llanta/llantas/goma/yantas/freno/frenos/brecas/luz/luces/foco/focos/rueda/ruedas/patas/patines/gatos/puertas/eje/ejes/tandem/maza/enchufe/conector caja, trasera/traseras/trasero/derecha/izquierda/derecho/izquierdo caja, de la caja trasera, la/las/los/una/dos/cuatro/ocho de caja, caja no frena/frenan, caja frena, caja quedo/solto/desengancho/desprendio, linea/lineas/manguera/mangueras/piso/techo/puerta/puertas de/a caja, low boy",
    cab: "adentro camion, cabina, camarote, dormitorio, interior, litera, sleeper, cama",
    hood: "abajo cofre, bonete, capo, capot, cofre, parrilla, persiana, trompa, tapa motor, jud",
    axle: "eje, eje delantero/remolque/trasero, ejes, eje/ejes caja/rastra",
    load: "carga, flete, mercancia, cargamento, mercaderia, tarimas, coil, coils, rollos, pallet*, palet*",
    // What happens
    fire: "arde, ardiendo, candela, flama*, fuego, incendi*, llamas, lumbrada, lumbre, prendido fuego, quemandose, se prendio fuego, se quema, llamarada*, prendio solo, en llamas, llamita*, fueguito, flamazo*, lumbrita, agarro/agarrando/cogio/echa/echando fuego/lumbre/candela, arder, ardio, fogonazo*, fogata, resplandor*, agarro/prendio/encendio cortina/cortinas/colchon/asiento/cobija/cobijas/alfombra, gotas/grasa/chorrea/caen encendidas/prendidas/encendida/prendida, flamear*, se esta encendiendo",
    burn: "quema, quemada, quemado, quemados, quemando, quemandose, quemo, se esta quemando, chamusc*, tatem*, achicharr*, carboniz*, requemad*",
    smoke:
      "ahumando, fumarola, humareda, humaso, humean, humeando, humeo, humito, humo, sale/tira humo, jumo, umo, umito, humadera*, humazo*, humear, humeante, humos, humerio, smokea*, saliendo/sale/salen/echa/echando/bota/botando/saca/sacando/tira/tirando/avienta/sacaba/echaba humo/humito/humareda/humero, humo/humito saliendo/sale",
    steam:
      "humo blanco del radiador, vaho, vapores, vaporizando, vapor, vaporcito*, bapor*, nube blanca, humareda blanca, evapora*, baho, saliendo/sale/echa/echando/bota/botando/saca/tira/tirando vapor/vaporcito, vapor saliendo/sale, nubarron*, una nube por, nube por parrilla/cofre/capo, neblina dulce",
    boil: "borbot*, ebullicion, hierbe, hirbiendo, hirve, hirviendo, hirvio, irviendo, irve, herv*, erv*, burbuje*, bulle*, geiser*",
    spark: "arcos, arco electrico, chispa*, chispe*, chisporrote*, chispazo*",
    melt: "derrite*, fundio cable, derretid*, derriti*, fundiendo cable, forro escurriendo/derritiendo/derrite/escurre, derriten, derretir, se escurre el forro",
    smell:
      "apesta, huele, jiede, ole, oler, oliendo, olor, olores, peste, tufo, uele, guele, hiede, hediondo, olorcito, aroma, tufillo, holor, huele/olor a plastico",
    leak: "chorreando, derrame, escape/perdida de, escurre, escurriendo, filtra, filtrando, fuga, fugando, fugas, gotea, goteando, goteras, leak, liquea, liqueando, pierde, sale por, saliendo, se sale, suda, tira, tirado, tirando, rezuma*, exuda, escapa, escapando, bota/botando/votando/echa/echando/tira/tirando/vota aceite/agua/diesel/combustible/refrigerante/anticongelante/coolant/liquido/gasoil, tirandome, pierde/perdiendo liquido, sale gas/agua/espuma, sale un gas/liquido, leakea*, liquido que sale, likea*, se va vaciando, chorrito*",
    pour: "a madres, aventando, avento, avienta, borbotones, brota, brotando, cantaros, charcote, chorrea, chorreando, chorro, derrama*, derramo, en toda la carretera, escupe, escupiendo, por todas partes, por todos lados, regadero, regando, riega, rio de, rocia, rociando, sale a chorro, saliendo/tirando mucho, tiradero, un rio, vacia, vaciando, hilito, hilo continuo, se salio toda/todo, va cayendo, chorrote, reguero, vomita*, arroja*, derramand*, como grifo/llave/manguera, botando/tirando bastante, se esta vaciando, bota bastante, botando/tirando harto, todo regado, banando, bana, empapa*, salpic*, atomiza*, pulveriz*, por toda la carretera/pista/via, a chorros, como manguera/fuente/regadera",
    puddle: "debajo camion, mancha, mojado, rastro, charco*, manchando, manchada, charquito*, en el piso/suelo",
    air_buzzer:
      "alarma baja presion, alarma bajo/de/presion aire, alarma de los frenos, alarma frenos, alarma/aviso/chicharra/luz/pito/zumbador aire, chicharra del aire, luz baja presion aire, luz bajo aire, chicharra/pitador/timbre/zumbador baja/bajo, pitador aire, pita/pitando el aire, alarma de las brecas, chicharra frenos",
    buzzer:
      "alarma, bip, buzzer, chicharra, chilla/sonando/zumbido alarma, pita, pitando, pito, timbre, zumbador, alarmas, bipea*, pitido*, pitador, pitazo*, timbra*, bocinita",
    noise:
      "cascabel*, castan*, rechinido*, ruge, ruido, ruidos, se escucha/oye, sonando, sonido, suena, traquete*, tronando, tronido*, truena, zumba, zumbido, ruidito*, ruidajo, ruidero, ruidazo*, sonidito, suenan, sonaba, sono, bulla, sonaja*, se oyen/escuchan, oigo un, escucho un, vengo oyendo",
    vibrate:
      "bailando, brinca volante, oscila, tiembla, zapatea, vibr*, bibra*, tembl*, retiembla, zangolot*, cimbr*, sacud*, shimmy, brincote*, bailote*",
    problem:
      "algo le pasa, algo malo, anda extrano/mal, bronca, defecto, detalle, extrano, falla en, fallando raro, fallas, fallita, hace lo mismo, lo mismo, mal funcionamiento, no anda bien, no se siente bien, no suena normal, pasa algo, problema, problemas, rara, raro, averia, desperfecto, problemita, problemon, vaina",
    // What is said of things
    work: "funciona, funcionaba, funcionando, funcionar, jala, jala bien, jalan, jalando, opera, servir, sirve, sirven, sirviendo, trabaja, trabajan, trabajando",
    fine: "al cien, bien, buena, buenas, bueno, buenos, como si nada, correcta, correcto, en orden, estable, funciona/jala/trabaja bien, normal, normales, ok, parejo, perfectamente, perfecto, sin problema/problemas, bn, nitido, de maravilla",
    fail: "averiada, averiado, averio, chafa, chafeando, chafeo, danada, danado, dano, dejaron/dejo de funcionar, dejo de, desbielo, descompuesta, descompuesto, descompusieron, descompuso, desconchinflado, estropea*, falla, fallan, fallando, fallaron, fregada, fregado, fundido, inservible, jodio, mala, malas, malo, malos, muerta, muerto, muertos, murio, no funciona/jalo/quiere/sirve/sirven, pasmo, perdio, quebro, quemada, quemado, reventado, rota, rotas, roto, rotos, se acabaron/acabo/chingo/descompuso/frego/fue/fueron/fundio/madreo/murio/quebro/quemo/trabo/van, tronada, tronado, trono, valio, ya no funciona/jala/sirve, ya valio, arruin*, malogr*, jodid*, chingad*, amolad*, fallaba, quebrada, descompone, petado, cristaliz*, se malogro/jodio/dano, se quema/queman/quemo fusible/fusibles/foco/focos/bombillo/fuse",
    start:
      "arranca, arrancando, arrancar, arranco, arranque, encender, encendio, enciende, prende, prender, prendiendo, prendio, prendia, encendia, arrancaba, arrancarlo, prenderlo, encenderlo, echar a andar, echarlo a andar",
    wont_start:
      "no agarra arranque, no aranca/arancar/arranca/arrancaba/arranco/encendio/enciende/prende/prendio, no echa a andar, no echa andar, no enciende motor, no ha arrancado, no lo puedo arrancar/prender, no logra/puede/puedo/quiere/quizo arrancar, no me arranca, no me/se prende, no prende camion/motor/troca, no quiere encender/prender, sin arrancar, no parte motor, no quiso arrancar/encender/prender, no prendia/encendia, no hay forma/manera de arrancar*/prender*/encender*, no vuelve/volvio/quiere volver a arrancar/encender/prender, no logro arrancarlo/prenderlo/encenderlo, ni arranca/enciende/prende, no da arranque, no puedo prenderlo/arrancarlo/encenderlo, no arrancan, ya no arranco/prendio/encendio/arranca/prende/enciende, no quiere encender",
    crank:
      "cranquea, da la marcha, da vuelta/vueltas, da/dar marcha, gira, gira motor, marcha/motor gira, marchando, motor da vueltas, dando/dar marcha, cranca, girando motor, voltea motor",
    cranks_only:
      "cranquea pero, da marcha bien/fuerte pero, da marcha no arranca, da marcha pero no arranca/enciende/prende, da marcha y no arranca/prende, da vueltas pero/y no arranca, gira el motor pero no, gira pero no arranca/enciende/prende, gira y no arranca, marcha pero no arranca, da vueltas bien/fuerte/rapido pero/y no agarra/arranca/enciende/prende, gira bien/fuerte/rapido pero/y no arranca/enciende/prende/agarra, voltea pero/y no arranca/enciende/prende, da marcha y no enciende/agarra, motor gira rapido/bien/fuerte, da y da marcha/vueltas, da vueltas pero/y no agarra/enciende/prende",
    run: "anda, andando, camina, caminando, corre, en marcha, encendido, funcionando/trabajando motor, minimo, prendido, ralenti",
    move: "andar, avanza, avanzar, camina, caminar, jala, mover, moverlo, moverme, moverse, mueve, rodar, rueda camion",
    stop: "detener, detenerse, detengo, detiene, frena, frenar, frene, parada, parar, pararse, paro, se para, no para, para bien/mal/poco, lo/la para, nos para",
    wont_stop:
      "freno/pise/piso y nada, le piso y nada, no alcanza a parar, no baja la velocidad, no detiene/frena/frenan/para, no hay frenos, no lo detengo/paro, no lo puedo parar, no logro/podia/puedo/quiere frenar/parar, no me agarran los frenos, no me detengo/frena/para, no puedo bajar la velocidad, no puedo detener, no se detiene, pie ya no, se fueron los frenos, sigue rodando, sin poder frenar, no agarran/cogen frenos, frenos no agarra/agarran/cogen, brakes no agarran/cogen, no cogen brakes, quise parar y no, no respondio freno, freno no respondio, cin frenos, uso/usar el jake nomas/no mas, no respondio el freno/pedal, frenar no respondio, no quiere detenerse/parar/pararse, no logro detenerlo/pararlo, frenos no responden/respondieron, no responden/respondieron frenos/brecas, no me para, no lo detiene, no obedece/obedecen freno/frenos, quede/quedo/quedamos sin frenos/brecas, y no paro, sin poder parar, no lo aguanto ni, el de pie ya no, al frenar no respondio, no me/lo/le paraba, se sigue de largo/frente, se fue/va de largo/paso, ya no responde freno, tuve que parar con, lo pare con banqueta/muro/cambios/jake/rampa, me pare con banqueta/muro",
    hold: "aguantan, estable/quieto en, mantener, mantiene, retiene, sostiene, aguantando, aguantaron",
    build:
      "agarra/carga/cargar/genera/hace/hacer/junta/levanta/levantar/llena/sube aire, agarra/carga/hace/hacer/levanta/levantar/sube/subir presion, cargar, llenar, cargan/cargando/llenan/llenando/acumula/acumulan/haciendo/junta/juntan/recupera/levantan/suben aire/presion",
    charge: "carga, carga alternador/bateria/baterias, cargan, cargando, cargar, cargar bateria, recarga, cargaba",
    release:
      "afloja, bota, desactiva, desbloquear, despega, despegar, destrabar, libera, liberaron, quita, quitan, quitar freno, se baja, soltar, solto, suelta, sueltan, suelte, soltaron, soltando, desenganch*, desamarr*",
    engage:
      "acopla, agarra, agarran, conecta, embraga, enganchar, entran, entrar, mete, meter, metes, meto, pasa cambio, pesca, coge, cogen, encaj*, embon*, engancha, clava pines, cierra",
    turn: "da/dar vuelta, dobla, doblar, gira, giran, girar, vira, virar, voltea, voltear, boltea, dar la vuelta, jira, girarlo, virarlo, girando, tuerce",
    pull: "acelera, agarra fuerza, agarra/levanta velocidad, avienta, empuja, jala, jalan, jalar, rinde/sube loma, sube, subir, tira fuerte",
    respond: "hace caso/nada, obedec*, respond*, reacciona*",
    lit: "alumbran, aparece, aparecio, encendida, encendido, encendidos, encendio, encienden, iluminado, marca, marcando, prende luz, prenden, prendida, prendidas, prendido, prendieron, prendio, sale, salieron, salio, se enciende/ilumina/prende, tengo prendida, encendieron",
    cool_down:
      "bajo la temperatura, regreso a normal, se enfrio/normalizo, volvio a la normalidad, ya bajo, ya esta normal, ya se enfrio",
    low: "abajo, al fondo, baja, bajas, bajisimo, bajito, bajo, debajo/menos de, debil presion, falta, faltante, hasta abajo, insuficiente, poca, poco, poquita, por debajo, por los suelos, se quedo en, vaja, vajo, debajo, esta/anda/va/llego en el piso/suelo, por el piso",
    high: "alta, altas, alto, altos, arriba/encima de, elevado, hasta arriba, maximo, por encima, subida",
    rise: "aumenta, aumentando, creciendo, disparo, incrementa, llega a, se dispara/eleva, se va para arriba, sube, suben, subiendo, subio, subir, trepa, trepando, crece",
    drop: "apagando, baja, bajan, bajando, bajando poco a poco, bajar, bajo, cae, caen, cayendo, cayo, descarga, descargando, descargaron, desciende, disminuye, perdiendo, se baja/cae/cayo/escapa/tiro/vacia/vacio, se esta yendo, se fue a, se le salio, se me baja/va, se me esta yendo, se salio/tiro todo, se va el, se van apagando, tiro todo, yendo, yendose, bajaba, bajaron, cayeron, desplom*, va perdiendo, descendio, bajandose",
    nothing:
      "0, cero, doy vuelta y nada, en cero, nada, nada de nada, ni un/una, ninguna, ninguno, no hace/hizo/pasa nada, para nada, se fue derecho, sigue/siguio derecho, sin mover las llantas, vuelta antes de, vuelta y nada, nadita, ni madres, ni tantito, todavia/sigo/seguia/sigue/iba derecho/recto, ni caso",
    no_life:
      "muerto completo/completamente/por completo/total/totalmente, completamente/totalmente muerto, no da senal/senales, no enciende/prende nada, nada enciende/funciona/prende, sin nada de corriente, no hay corriente, no tiene corriente, no prende ni, ni una luz/lucecita, ni las luces tablero, sin vida, no da ni, ni luces",
    fuel_out:
      "me quede sin diesel, no hay/tengo/tiene/trae diesel, nos quedamos sin diesel, quede sin diesel, se acabo el combustible, se acabo/termino el diesel, se me acabo el diesel, se quedo sin diesel, sin combustible/diesel/gasolina, ya no tengo diesel, quedamos/quede/quedo sin combustible/gasoil/gasolina/petroleo, se me termino/acabo diesel/combustible/gasoil, ando seco, seco de diesel, tanque/tanques seco/secos, sin gota diesel, corto de diesel",
    empty:
      "agoto, me quede sin, quedamos/quede/quedo sin, se acabo el, se acabo/termino, se me acabo, seco, sin nada, vacia, vacio, vasio, seca, vaciaron",
    full: "al tope, completo, hasta arriba lleno, llena, llenas, lleno, lleno el tanque, nivel bien",
    lose: "me falta, me quede sin, perder, perdi, perdida, perdiendo, perdimos, perdio, pierde, pierden, pierdo, quede sin, se me fue/fueron, se perdio/pierde, chupa/come/consume/gasta/pierde/perdiendo/toma/traga agua/anticongelante/coolant/refrigerante",
    weak: "apenas, batalla/batallo/fuerte/tarda para frenar, batallo para parar, blando, casi no, debil, debiles, desgastado, flojo freno, frena despacio, frena muy poco, frena/frenan/muy poco, largo, mas de lo normal, mas distancia/duro, no muy bien, pisar mucho, poquito, suaves, tarda en frenar/parar, tarda mucho en parar, esponjos*, blandit*, aguada, suavecito, flojito, esponja",
    stops_badly:
      "apenas frena/frenan, batalla/batallo/tarda para frenar, batallo para parar, casi no frena/frenan, cuesta frenar, frena mal/poco/poquito, frena muy poco/poquito, frenan mal/poco, frenan muy poco, hay/tengo que pisar, mas distancia para, no agarra freno, no agarran/frena igual, no agarran/frena/frenan bien, pisar fuerte/mucho, tarda en frenar/parar, tarda mas/mucho en frenar, tarda mucho en parar, batalla/batallo/cuesta/demora/tarda/tardo en/para detener/detenerse/frenar/parar/pararse, frena/frenan a medias, frena/frenan largo/menos, no frena/frenan como/parejo, apenas/casi no para, necesita/ocupo mas distancia, esponjoso freno, freno esponjoso/blando/largo, pedal esponjoso/blando/largo, caja no frena/frenan",
    slow: "de/poco a poco, demora, despacio, gradualmente, lenta, lentamente, lento, mucho tiempo, tarda, tardado, tardan, toda la noche, despacito, lentito, tardo, demorando",
    hard: "batallo, cuesta, dificil, dos manos, dura, durisimo, duro, duros, endurecio, pesada, pesado, tieso, trabajosa, durito, duras, pesadisim*, tiesito, forzar*, durisima, duricima",
    loose:
      "aflojado, aflojaron, aflojo, desajustado, desapretad*, desatornill*, desconectada, desconectado, floja, flojo, gira libre/solo, loco, se mueve, solto, suelta, sueltas, suelto, suelto volante, zafado, jira solo, como nadando, guang*, flojit*, se afloja, muevo/mueven/giro/giran/aflojo/quito/bailan con dedos/mano/manos, chorrea/chorreando/escurre/escurriendo/sangra/lagrimea oxido, sueltos, gira/giran/girando sola/solas/solos/solo/loco, como barco/lancha/flotando, flotando, volante gira y gira, apunta/apuntan/mira/miran para/pa/a/hacia otro/un/distinto lado, llanta/rueda mira/apunta",
    play: "holgura, juego, mucho juego, jueguito, olgura, holgado, juego libre, vaiven, cuarta vuelta, media vuelta, pulgadas de juego, un palmo para cada lado, como si nada",
    locked:
      "amarra, amarraron, arrastra, atascado, atasco, atoro, bloquea*, calado, clavado, congelado, congelados, congelo, encasquill*, frenado, no se mueve el volante, pegada, pegadas, pegado, pegaron, pego, quedo frenado, se amarro/atasca/atora/atoran/clava/clavan, se quedaron frenadas, se quedo frenado/pegado, tieso por completo, traba, traban, trabaron, trabo, trancaron, tranco, dura como piedra, duro como piedra, no consigo girar, no puedo dar vuelta, trancad*, trancao*, trabad*, amarrad*, atorad*, engarrot*, agarrotad*, enfrenad*, aferrad*, trincad*, no gira, se me pega/pegan/pegaron/pego, acelera solo/solito/sola, saque/quite llave y sigue, apague y motor siguio/sigue, motor siguio/sigue corriendo/acelerado, se desboco, desbocad*, se embalo, agarrado, agarrada, agarrados, agarradas, se clavaron, lockea*",
    drag: "arrastra, arrastran, arrastrando, medio/va frenado, roza, rozan, rozando, se va frenando, se frena solo, frenandose, va agarrado/agarrada/amarrado",
    hot: "bien/hirviendo caliente, calentando, calentandose, calentar, calento, calentura, calienta, caliente, quemando, se calienta, sobrecalent*, calientisim*, calientit*, calentaba, calentaron, no se puede tocar",
    glow: "al rojo, al rojo vivo, incandescente, rojo vivo",
    cold: "fria, frio, frios, helado",
    squeal: "chilla, chillando, chillido, chillon, grillos, rechin*, chirri*, chirrea*",
    grind:
      "cruje, fierro, fierro con fierro, grune, metal con metal, muele, rasca, rascan, rasguna, raspon, rechina caja, ruido de metal, ruido fierro, raspa*, cruji*, metalico, metal contra metal, hierro con/contra hierro, fierro contra fierro",
    knock:
      "aporrea, biela suena, golpazos, golpe fuerte, golpea, golpeando, golpes, martill*, matraca/tocando el motor, matraque*, pistonea, suena la biela, suena/tocando biela, suenan metales, tac tac, toca motor, tocando, toques, tronando/truena feo, golpetea*, golpeteo*, golpecit*, tablete*, repiquet*, pistoneo*, cacareo/golpeteo/ruido/sonido/traqueteo biela, cada revolucion/vuelta pega/golpea, pega/golpea cada revolucion/vuelta, golpe recio/duro, suena a/como piedra/piedras/martillo/matraca/lata/tornillos/canicas/martillazos/yunque/carraca, lata llena de/e tornillos/piedras",
    click:
      "clac, clic, clics, cliquea, tac, tiquea, truena rele, clik*, click*, clicsito*, chasqu*, tic tic, clac clac",
    hiss: "chifla/silba aire, fuga sonido, resopla, se oye el aire, sopla, soplido, ps, pss, psst, sise*, soplando, soplo aire, silbido aire",
    whistle:
      "aulla, chifla, chiflando, chiflido, silba, silbando, silbido, sirena, como ambulancia/patrulla/tetera/olla",
    clunk:
      "clonc, golpazo, golpe seco, tronar, tronido, tronidos, truena, trueno, trancazo*, madrazo*, cantazo*, latigaz*, azot*, chicotea*",
    wobble:
      "cabecea la llanta, meneando, se menea, bambole*, tambale*, zarande*, menea, angulo raro, viene/anda chueca, baila, bailan, vaiven, como ocho, hace ochos",
    pull_side:
      "jala a/hacia/pa/para, jala/tira a la derecha/izquierda, jalon, me jala, se carga/jala/ladea/tira, se ladea al frenar, se me va para, se va a la, se va a la derecha/izquierda, se va a/para un lado, se va de lado, se va hacia/pa/para, tira a/hacia/para, tira para un lado, hala/jalando/carga a/hacia/pa/para, se va solito a/para",
    wander:
      "anda chueco, anda de lado, baila, camina/va derecho, de lado a lado, inestable, no camina/va derecho/recto, no mantiene carril, se bambolea/pasea, se mueve de lado a lado, se va de un lado, se va solo, serpentea, vagabundea, zigzag*, colea, coleando, coletea, culebre*, cruza/cruzo/saca de/del carril, me como la linea, volante chueco/ladeado/torcido/descentrado, serpent*",
    slip: "barre, patina, patinando, revoluciona pero no, se acelera pero no, se zafa, sube revoluciones/rpm pero, patinaba, resbal*, derrap*, se acelera/revoluciona y no, slipea*",
    burst:
      "desbarato, deshizo, reventada, reventadas, reventado, reventar, reventaron, revento, se abrio/trono, tronada, trueno llanta, volo, hizo bum/pop/pum, blowo, se tronaron, tronadas, tronados, reventon*, estall*, explot*, desintegr*, destrip*, deshecha, trono, explosion*, boom, estallido*, en tiras/trizas/jirones, hecha/hecho/hechas/hechos tiras/trizas/jirones/garras/pedazos/cachos, hilachas",
    flat: "baja aire, clavo, flat, llanta baja, pinchada, pinchado, pinchazo, pincho, poncharon, poncho, tornillo clavado, vacia, vaja, ponchad*, espich*, desinfl*, en el rin, llanta picada, goma vacia, en el suelo una/llanta, amanecio en el suelo, anda en el rin, va/vengo/ando/voy en el rin/los rines, sin aire llanta, pareja completa en el suelo, esta en el suelo una, llanta/una en el suelo",
    damaged:
      "carcomido, chueco, corroid*, cortado, cortaron, danada, desbaratando, desgarrada, deshaciendo, despedazando, despedazo, desprend*, fisura, pelada, pelado, pelando, quebrandose, quebraron, quebro, rasgada, roida, rompiendo, rompieron, rompio, rota, rotas, roto, rotos, se le ve el alambre, se le ve la lona, se le ven los alambres, se partio/quebro, se ve la lona, se ven las cuerdas, sulfatad*, agriet*, cuartea*, rajad*, rajo, grieta*, quebrad*, torcid*, doblad*, chueca, deform*, deshilach*, oxidad*, podrid*, despegad*, partid*, trozad*, trozo, se ve/ven/asoma/mira/miran alambre/alambres/lona/cuerda/cuerdas/malla/acero/fierros, alambre/alambres/cuerda/cuerdas/lona asomad*/afuera/salid*, alambres de fuera, alambre de fuera, corto linea/lineas/manguera/mangueras, ovalad*, mordio*, mordid*, estrellad*",
    worn: "chata, comiendo, desgast*, dispareja, disparejo, gastan, lisa, lisas, se come, gastad*, pelon*, comid*, acabad*, manchas planas, en la lona",
    lean: "caido, chueca cabina, colgado, de lado camion, desnivelado, hundido, inclina, ladea, mas bajo de un lado, se ladea/recarga, sentado, ladead*, inclinad*, recargad*, agachad*, echado de un, chaparro",
    fall_off:
      "a punto de salir, acaba de salir, boto, cayo, colgando, desprendio, por salirse, safo, saliendo, salio volando, se anda/esta saliendo, se cae/cayo/desprendio/sale/salio/zafaron/zafo, se esta cayendo, se fue la llanta, se me salio, se quiere salir, se va a salir, se vino abajo, separo, zafando, desprendid*, se zafan, cuelga, safando, se me desprendio/safo/solto/zafo, se quedo atras, me rebaso, se salio con todo, caja quedo/solto/desengancho/desprendio atras, caja desengancho/desprendio, si se fuera a salir, vi pasar rodando, con todo y rin/birlos/maza, fue rodando, se asomo, asomando, asomo, quedo/quedaron en la mano, desatornillo, se arranco de",
    missing: "desaparecio, falta, faltan, perdidos, ni estan",
    clogged:
      "atascado, bloqueado filtro, obstruido, restriccion, sucio, tapo, tupido, tapad*, saturad*, mugre, sucia, taponad*, lleno de hollin",
    flash:
      "centellea, destella, destellando, flashea, intermitente, prende y apaga, prenden y apagan, parpade*, titil*",
    on: "constante, encendida, fija, fijo, permanente, prendida, prendido, solida",
    off: "apagada, apagado, apagados, desaparecio, se apagaron/apago, apagao",
    red: "al/en rojo, en lo rojo, roja, rojas, rojo, colorad*",
    amber: "amarilla, amarillo, ambar, naranja, amarillas, amarillit*, anaranjad*",
    smoke_colour: "azul, azulado, blanco, gris, negro, blanca, azulito, azuloso, prieto, prieta, renegrid*",
    small:
      "algunas/unas gotas, apenas gotea, leve, ligera, minima, muy poquito, pequeno, poco, poquito, suda, tantito, una gota, chiquit*, gotita*, levemente, ligerito, poquitit*, finito, sudor, sudad*, dos/tres gotas, delgadit*, hilito",
    hole: "abierto, boquete, hoyo, hueco, ponchado/poncho tanque, rajado, agujer*, hoyito*, hoyos, perfor*, huequito",
    bad: "adulterado, aguado, contaminado, de mala calidad, equivocado, mal diesel, mala, malo, sucio, incorrect*",
    mixed:
      "agua/diesel en el def, combustible equivocado, def al tanque, def en el tanque de diesel, def/gasolina al diesel, def/gasolina/urea en el diesel, diesel al def, diesel en la urea, echaron agua/def/gasolina/urea, eche/echo/metimos/puse/pusieron def, eche/puse gasolina/urea, gasolina en vez, urea al/en tanque, urea tanque diesel, cargaron/cargue/llenaron/llene/meti/metieron gasolina, me equivoque de/tanque, equivoque tanque/manguera, def mezclado, def/urea al/en el tanque diesel, meti def/urea",
    frozen: "helado, helaron, hielo, congel*, escarch*",
    gelled:
      "cera, congelo diesel, cuajo, diesel congelado, diesel hecho gelatina, gelado, gelatina, gelo, se congelo el diesel, gelific*, cuajad*, hizo gel, parafin*, gelatinos*, cuajo diesel",
    shut_off:
      "apaga, apagando, apago, corta, se ahoga/apagan/apago/cala/muere/murio, se detiene/para solo, se me apago/muere/para, se nos apago, se apagaba/corto/murio/ahogo, se me ahogo/calo/corto/murio, se quiere apagar, apagon*, apagarse, se muere",
    rough:
      "brinca, brinca/tiembla motor, cabecea, cascabelea, cascabeleo, disparejo, falla un cilindro, falla/fallando cilindro, galopea, inestable ralenti, normal suena, petardea, se ahoga, se sacude motor, tiembla en neutral, tose, trastabilla, tropieza, vibra en ralenti, jalone*, cancane*, tirone*, corcove*, tosi*, ratea*, pedorre*, atragant*",
    no_power:
      "anda muy lento, anda sin fuerza, anda/muy debil, apenas llega/sube, baja/bajo/perdi/perdiendo/perdio/pierde/poca/sin potencia, baja/bajo/perdida de potencia, bajo la potencia, batalla en las subidas, batalla en/subiendo, como amarrado, desmaya, falta/perdi/perdiendo/perdio/pierde/poca/sin fuerza, floja subida, le cuesta subir, le falta potencia, muy debil motor, muy lento subiendo, no acelera/avienta/camina/desarrolla/empuja/levanta/power/rinde/sube, no agarra velocidad, no agarra/da/hay/tiene/trae fuerza, no da mas, no jala en/nada/subiendo, no pasa de, no puede subir, no quiere jalar, no responde acelerador, no sube de 1200/revoluciones, no tiene nada de turbo, no tiene poder/potencia/power, perdi potensia, perdi/perdio/pierde/sin poder, perdida de fuerza, se cae potencia, se queda en las subidas, se siente amarrado/debil/pesado, sin aceleracion, va lento, no tira, desmayando, desmallando, me rebasan, le piso/acelero y no avanza/camina/desarrolla/jala/sube, sin garra/jalon/pique, no levanta vueltas/velocidad, no revoluciona, no sube vueltas, le falta pique/jalon/garra/potensia, ni pa tras ni pa delante, perdio la fuerza, mitad de potencia, como ahogado/ahogarse",
    overheat:
      "calentandose motor, calienta mucho, recalent*, recalienta, se esta calentando, se me calento/calienta, se/sobre calento/calienta, sobrecalent*, sobrecalienta",
    overheat_much:
      "al maximo, en la zona roja, en lo rojo, en rojo, hasta el rojo/tope, hasta/pegada arriba, llego al rojo, paso el rojo, pegada en rojo, topada, en la h, en/lo colorado, al limite, aguja al/en/hasta rojo/tope/h, aguja pegada/topada, paso la h/raya, pasada de la h",
    derate:
      "5 millas por hora, 5/cinco millas/mph, a 5 millas, a paso de tortuga, bajo potencia def, derate, derateado, limita a/velocidad, limita la velocidad, limitada, limitado, me bajo potencia, me limita/limito, modo proteccion, no pasa de 25/5/cinco, perdida de potencia por, proteccion motor, reduccion de potencia, reduccion/reduce potencia, castig*, tortuga, inducement, restring*, me corto potencia/velocidad, me bajo velocidad, velocidad reducida",
    limp: "limp mode, modo de emergencia/proteccion, modo emergencia/limp/proteccion/seguro, no pasa de cuarta/octava/primera/quinta/segunda/septima/sexta/tercera, no pasa los cambios altos, no se queda en, no sube de cambio, se quedo en un cambio, solo agarra baja, solo sube hasta, solo tiene reversa, modo cojo/degradado/falla/seguridad, no pasa de",
    floor:
      "al fondo/piso, fondo, hasta abajo, hasta el piso, hundio, se fue/va al fondo, se hunde, se va hasta, asta abajo/fondo, hasta fondo/tapete",
    pop_out:
      "se bota/brinca/brota/regresa/salta, se sale boton, no se queda adentro/metida/metido, se salen, boton/botones/perilla/valvula/valvulas/palanquita/palanca/rojo/roja/rojos/amarillo/amarilla/rombo/maxis brinca/brincan/brinco/bota/botan/boto/salta/saltan/salto/tira, brinca/brincan/brinco/bota/botan/boto/salta/salto boton/botones/perilla/valvula/palanca/palanquita/cambio/velocidad/marcha/rombo, bota/brinca neutral/neutro/fuera, brinco sola/solo",
    purge: "avienta/bota aire, descarga cada, escupe, estornuda, purga, purgando, tira aire a cada rato",
    use_up:
      "bebe/chupa/come/consume/gasta/quema/toma/traga aceite, come, consume, desaparece, echar, echo, galon/litro cada, gasta, gastando, le falta/hecho aceite, le pongo, poner, rellenando, rellenar, relleno, se acaba aceite, se pierde, tira aceite por, tira y tira",
    overfull:
      "aceite sube, arriba del nivel, arriba/pasado/sobre nivel, exceso aceite, mas arriba del nivel, muy lleno aceite, nivel subio, por encima del maximo, por encima nivel, se paso aceite, sobrellenado, doble de lo normal, al doble",
    milky:
      "agua aceite, agua/anticongelante/diesel/refrigerante en el aceite, cafe con leche, chocolate, espuma, espumoso, leche, lechoso, mayonesa, achocolatad*, cafecito, malteada, nata",
    bulge:
      "bola, bolas, bulge, bulto, burbuja, chichon, globo, huevo, joroba, protuberancia, hinchad*, abultad*, pelota, chipot*, ampolla",
    hard_start:
      "arranca dificil, batalla para prender, batalla/batallo/dura para arrancar, batalla/tarda en arrancar, cuesta arrancar/prender, dificil de arrancar, tarda en prender, batalla/batallo/cuesta/demora/dilata/sufre/tarda/dura en/para arrancar/encender/prender, prende con trabajos, prende/arranca a la segunda/tercera",
    slow_crank:
      "apenas gira, arranque lento, da marcha despacio/lento, gira despacio/lento/pesado, marcha lenta/pesada, gira tantito, apenas da vuelta/voltea, arranque debil/pesado/flojo, marcha debil/floja/cansada, gira/voltea bien lento/despacito",
    ended:
      "apagado, apagamos, desaparecio, era polvo, era puro polvo, lo apague, nomas/solo era, se acabo/apago/fue/quito, ya lo apague, ya no hay/sale, ya paro/paso, ya se apago/fue/quito",
    broken_down:
      "accidentado camino, averiada, averiado, botado, descompuesto, me deja/quede tirado, me quede botado, quede tirado, se averio/descompuso, se quedo tirado, varado, me dejo botado/tirado/varado, botada, se echo a perder",
    stuck:
      "accidentado, apagado, atascado, atorada, atorado, atravesado, bloqueando, botado, cruzado, descompuesto, detenido, estancado, me quede parado, parada, parado, plantado, quedamos, quede, quede tirado, quedo, se descompuso, tapando, tapo los, tirado, varada, varado",
    // People, places, services
    crash:
      "accidente, atropello, chocado, chocamos, chocaron, choco, choque, choque de frente, choque/pegue con, coleo, embistieron, estampo, estrelle, hizo tijera, impacto, le di a, le pegue, me chocaron por atras, me embistio/estampe/impacte/pegaron/pego/volque/voltee, me sali y choque, nos chocaron/volcamos/volteamos, pegaron por atras, pegue a un, se estrello/volco, tijera traila, tijeret*, volcado, volcadura, volcamos, volco, volque, volteada, volteado, volteamos, voltee, se metio abajo/debajo traila/trailer, le di por atras, pegue por atras, le di al poste, me lleve un poste, se me atraveso la rastra, se me cruzo la rastra, tractores chocados, quedo de lado, colgado en el muro, se me cruzo rastra, me fui de lado, me fui barranco/voladero, se fue al barranco, quedo acostada/acostado, me choco/pego un/otro, jackknife, se/lo/me volteo, rastra/traila/remolque/caja se cruzo/atraveso/doblo/doblaron, una/la/hubo/tuve colision",
    injury:
      "aplaste la mano, atrapado, brazo roto, convulsion*, derrame cerebral, desmayado, desmayo, dolor pecho, fractura*, golpeado, golpeado cabeza, hay muertos, herida, heridos, inconsciente, inconsiente, infarto, machuco, machuque, mareado, mareo, me duele el pecho, me queme la, me siento mal, no puedo respirar, no reacciona/respira, no se mueve el chofer, paramedico*, paro cardiaco, pierna rota, prensado, quebre el brazo, quebre la pierna, quemaduras, sangrando, sangre, se quemo la mano, un muerto, vomitando, no siento brazo/mano/manos/pierna/piernas, no responde chofer/hombre/muchacho/senor, sangro, me duele el cuello, me duele la cabeza/espalda, quemo la cara/mano, se quemo, brazo/mano/pie/pierna atorada/atorado/atrapada/atrapado/prensada/prensado/aplastada, lesion*, lastim*, inconcient*, no despierta, falleci*, ataque corazon, quebro la pierna, quebro el brazo, llorar los ojos, me arden los ojos, nublada la vista, se me nubla la vista, dolor de cabeza y, nausea, el señor no se mueve, lo arrolle, ambulancia*, aplasto la/mi/su mano/pie/pierna/dedo/dedos/brazo, lo/la aplasto, se corto mano/dedo/brazo/pierna/cara/cabeza, me aplaste/aplasto/corte/lastime/machuque/queme, quema/queman/arde/arden los ojos",
    hazmat:
      "acido, amoniaco, cisterna, cloro, corrosivo, explosivo*, hazmat, material peligroso, materiales peligrosos, matpel, pipa, quimico*, tanquero, toxico, veneno, propano, gas lp, amonia, sosa, peroxido, pesticid*, placard*, carga peligrosa, radioactiv*, radiactiv*, gas toxico, sale un gas",
    hazmat_goods:
      "cisterna, explosivo*, hazmat, inflamable*, material peligroso, materiales peligrosos, pipa, propano carga, tanquero",
    livestock:
      "animales, caballos, ganado, marranos, pasajeros, pollos, puercos, vacas, reses, becerros, borregos, gallinas",
    lane: "bloqueando, carril, carril de alta/baja, carril derecho/izquierdo, carriles, cruce, curva, de enmedio, en el freeway, en la autopista, en medio autopista/camino/carretera/de/freeway/highway/trafico/via, estorbando, interseccion, linea de alta, linea del medio, linea enmedio/izquierda/rapida, media autopista/calle/carretera, medio calle, medio de la autopista/calle/carretera/via, medio del freeway, plena via, puente, tunel, carril en medio, carril de en medio, carril central, bloqueando todo, tapando los carriles, a media pista, pleno carril/freeway/puente/trafico/highway, segundo/tercer carril, carril rebase, medio puente, carril de en medio/enmedio, a media calle, se me cruzo, plena carretera/autopista/curva/calle/interestatal/pista/vuelta/bajada/subida/cuesta",
    traffic:
      "carros esquivan/pasan/pasando, casi me pegan, esquivando, me pasan cerca, pasan bien rapido, pasan los carros, pasan rapido/recio/volando/zumbando, pitan, trafico alrededor/pasa, trailers pasan, me pitan, pitandome, casi me chocan/dan/llevan, pasan rozando/cerquita",
    still:
      "no anda/avanza/camina, no me muevo, no puedo avanzar/mover, no se mueve, no se puede/quiere mover, parado sin, quede parado, no lo puedo mover, no puedo moverlo/moverme, no rueda, inmovil*, no lo muevo",
    no_way_off:
      "bloqueando/estorbando/tapando camino/carretera/carril/puente/trafico, bloqueando/estorbando/tapando el camino/carril/puente/trafico, bloqueando/tapando la carretera, no alcance a orillar*, no hay acotamiento/hombrillo/orilla/shoulder, no hay donde orillar*, no me alcance a orillar, no me puedo orillar, no pude/puedo orillar*, no puedo salir del carril, sin acotamiento/orilla, no alcanzo/alcance/pude/puedo orillar*, no hay hombro/espacio, no me pude orillar/salir, sigo/ando/estoy/quede en carril/via/autopista/freeway, trancado/trancao/parado/atorado/tapado/detenido el trafico",
    tracks:
      "cruce tren, cruce/vias ferrocarril, en los rieles, las vias, tren, crucero del ferrocarril/tren, crucero tren, crucero ferrocarril, ferrocarril, rieles, paso a nivel, via/vias del tren, cruce del tren, vias del tren",
    shoulder:
      "a un lado, acotamiento, arcen, berma, hombrillo, lado carretera, lado de la carretera, me orille, orilla, orillado, rampa, salida freeway, shoulder, orille, orillarme, orillandome, hombro carretera, vera del camino",
    safe_place:
      "almacen, area descanso, bascula, base, bodega, casa, en el dock, estacion servicio, estacionamiento, flying j, gasolinera, lote, lugar seguro, muelle carga, parada camiones, parking, parqueadero, parqueo, patio, pension, rest area, ta, taller, terminal, troc/truck stop, trockestop, yarda, yard, drop lot, loves, petro, pilot, walmart, puerto, parador, paradero, galpon, cochera, anden, shipper, receiver, garage, descanso, trokstop, bloqueando dock/anden/entrada/salida/porton",
    off_road:
      "arena, atascadas, atascado en/lodo/nieve, barranco, camellon, cuneta, fango, hundido, lodo, me atasque/enterre/hundi, me sali de la carretera, me sali del camino, mediana, nieve, patina en el lodo, patinando nieve, se salio del camino, zanja, enterrad*, zacate, pasto, voladero, desbarranc*, fangal, barro, lodazal, pantano",
    jump: "brincar baterias, brincar/puenteo bateria, cables/dan/dar/pasar/pasarle/pasarme/pase/pasen/paso corriente, jump, jumper, pasar energia, pase/paso de corriente, pasacorriente*, brincador, jompear, paseme/pasenme/denme/pasan corriente, brincarlo, brincarme, echar/dar un brinco",
    shifted:
      "corrido, corrida, se corrio, se recorrio, se movio, recorrido, recorrida, se ladeo, chueco, chueca, salido, salida, se abrio, inclinado, inclinada",
    dark: "a oscuras, de noche, en la noche, madrugada, medianoche, noche, oscuridad, oscuro, oscura, sin luna, plena noche, carretera sin postes, sin alumbrado, anochec*, ya no se ve, obscur*",
    every:
      "ambas, ambos, completo, completa, completamente, las dos, los dos, todas, todo, todos, toda, por completo, las 2, los 2, el par, la pareja, las cuatro, los cuatro, enterita, enterito",
    sudden: "de golpe, de pronto, de repente, de la nada, de un jalon, en un segundo, repentinamente, subito",
    frame:
      "bastidor, chasis, debajo de la cabina, debajo del piso, larguero*, travesano*, bajo el piso, contra el piso, el piso, todo el piso, contra el chasis, fierros de abajo, crossmember*, crosmember*, compadre del chasis, viga*",
    fueled:
      "acabo de cargar diesel, cargue/eche/puse diesel, desde que cargue, despues de cargar combustible, despues de cargar/echar/poner diesel, despues de llenar, llene el tanque, recien cargue, tanquear, repost*, acabo de llenar, recien llene, desde que eche/llene, despues de llenar/tanquear/cargar",
    tow: "arrastrar, arrastrarlo, arrastre, cama baja para, cuanto cobran por jalar, grua, grua pesada, gruas, jalarlo, jalarme, jale a un taller, jalen, llevarlo a la agencia, llevarlo al dealer/taller, llevarlo en lowboy, llevenme a, me puede jalar, mover un tractor, moverlo a otro taller, moverlo al taller, plancha, que me jale, quien lo remolca, quien me jala, remolca, remolcado, remolcar, remolcar camion, remolcarlo, remolcarme, remolque hasta, remolquen, remolquenlo, tow, wrecker, rotator, grulla, grullas, grua con plataforma, gruas con plataforma, jale el camion/tractor, remolque pesado, gruero, remolcador*, towing, que me/nos jalen/lleven/remolquen/saquen, me jalan/sacan/saquen/remolcan, jalar mi camion/mueble/tractor/troca/troka/unidad, jalar el camion, jalar mi, necesito/ocupo/pido/quiero/urge remolque, hay que jalar, que la/lo lleven, rescate pesado, winche*, jalada hasta, llevenme el camion, arrastre hasta",
    roadside:
      "24 horas, abierto ahora, alguien que venga, asistencia carretera/mecanica/vial, asistencia/auxilio/ayuda en carretera, asistencia/ayuda/servicio en el camino, auxilio 24 horas, auxilio mecanico, auxilio/ayuda/socorro vial, ayuda/servicio carretera, busco auxilio, cambiar llanta, cambie la llanta, cambie llantas, camion de servicio, dealer/mas cercano, donde hay un taller, enviame/envien/mandeme/manden un camion/tecnico, gomero, hay algun taller, llantero, llevar/trae/traigan diesel, mandan/mande/manden ayuda, mande/mandeme/manden alguien, mecanico, necesito servicio, pido asistencia, que venga alguien, quien arregle, road service, roadside, servicio a domicilio, servicio en camino, servicio movil, soldador, talacha, talachero, taller abierto/cerca/cercano/movil, venga a arreglar/revisar/ver/verlo, vengan a arreglar, vulca, montallant*, cauchera, desponch*, vulcaniz*, mandame/mandenme alguien/ayuda/mecanico, mandar alguien, pueden venir, vienen hasta, que vengan, traerme/traiganme/manden diesel, traigan/traiganme/manden/mandenme galones, alguien con diesel, asistencia, a domicilio, troca de servicio, alguien que haga servicio, servicio de camiones",
    locked_out:
      "cerrajero, cerre con las llaves, deje/encerre/extravie/perdi las llaves, deje/perdi la llave, llave/quedaron adentro, llaves adentro del camion, llaves adentro/dentro/encerradas/puestas, llaves pegadas/quedaron adentro, llaves se quedaron adentro, me quede afuera/fuera, puertas cerradas con, se cerro con, se me cerro el camion, se me cerro la puerta, se me perdieron/quedaron las llaves, se me perdio la llave, se quebro/rompio la llave, encerraron/olvide/robaron las llaves, no puedo abrir/entrar cabina/camion/puerta/troca, se encerraron llaves",
    parts:
      "autopartes, numero de parte, numero parte, parte nueva, partes, parts, piezas, cotice, coticeme, referencia del/de, numero de referencia, pieza, la pieza que encargue, mi pedido, refaccion*, repuesto*, cotiz*, oem, aftermarket, yonke, deshuesadero, catalogo, cuanto sale un, cuanto cuesta un, cuanto vale, en cuanto me dejan, precio del kit/par/juego, se consigue, para ver nomas, hay en su almacen",
    need: "a como, ando buscando, busco, conseguir, consigo, cuanto sale/salen, donde encuentro/venden, encargo, enviame, mandar, mandeme, manejan, me consiguen/mandan/traen/urge, me hace falta, me pueden traer, necesitamos, necesito, ocupamos, ocupo, quien entrega/vende, quien la entrega, quiero, requiero, surten, surtir, tienen, traer, traigan, preciso, hacen falta, ando cazando, consigan*",
    buy: "comprar, ordenar, encargar, pedir, envian, enviar, envieme, venden, vende, vendan, precio de, cuanto cuesta/cuestan/vale/valen/sale/salen, donde consigo/venden/compro/encuentro, donde puedo comprar/conseguir, cotizar, cotizacion, en existencia, a como, busco una/un/unas/unos, manden un/una, me mandan, me pueden mandar, mandan, lo mandan, entregan, quien tiene, quien vende, usada, usado, hacen envios, en cuanto me dan/dejan/sale/venden, a cuanto, compro, consiganme, ando cazando, cuanto me cobran por",
    new_part:
      "alternador, amortiguador*, balatas, balero*, banda*, bateria, baterias, bolsa de aire, bomba agua/combustible/diesel/urea, bomba de urea, cadenas, calavera*, camara, camaras, clutch, cofre, compresor, correa*, cruceta*, de repuesto, defensa, espejo, faja*, faro*, filtro*, foco*, guardafango*, inyector*, juego de, limpiaparabrisas, llanta, llantas, lodera*, manguera, manija, manitas, marcha, micas, nueva, nuevas, nuevo, nuevos, parabrisas, quinta rueda, radiador, relevador*, reten, rin, rines, salpicadera*, secador*, sello*, sensor*, soporte*, tambores, tapon, turbo, urea, kit, valvula*, bolsas, parachoque*, espejos, vidrio*, neumaticos, gomas, blower, tapa, arrancador, terminales, cluster, mofle, bombillo*, rotula*",
    person:
      "agente, alguien de verdad, asesor, atencion/servicio cliente, ayuda humana, comunicar con, comuniqueme, con un mecanico, conecteme, hablar con alguien/un/una, hablar con el mecanico, humana, humano, llamenme, operador, persona, representante, soporte, tecnico, transferir, gente real, comunicame/pasame/paseme con, supervisor, gerente, ser humano, que me atienda",
    account:
      "agregar otro camion, agregar/anadir camion, app, borrar/borro un camion, cambiar correo/numero/telefono, cancelar servicio, cancelen, cancelenme, cancelo, cargo doble, clave, cobran, cobrando, cobrar, cobrarme, cobraron, cobro, codigo de verificacion, codigo para entrar, copia de mis datos, correo electronico, cuanto cuesta el plan, cuanto cuesta la app, cuantos camiones, cuenta, cuenta vencida, dar/darme de baja, dejen de cobrarme, descuento, devolucion, devolver dinero, doble cargo, entrar a mi cuenta, esta/la/precio aplicacion, facturas, flotilla, gratis, idioma, me devuelven/mude, membresia, mensualidad, mi correo/dinero/direccion/perfil, mis datos, no puede entrar, pago, pagos, pague, periodo prueba, plan, plan flota, planes, privacidad, recibo, renovacion, renovar, sesion, solo y flota, tarjeta, usuario, verificacion, mi numero de telefono, en el perfil, mi factura, efs, comchek, aceptan efs/tarjeta, cambiar mi correo/numero/telefono, cambio mi correo/numero/telefono, contrasena*, reembols*, suscri*, facturacion, registrarme, iniciar sesion, actualizar/actualizo cuenta/datos/numero/telefono, mi ticket, numero de ticket, notificacion*, historial, resetear, telefono cambio, doy de baja, darme de baja, factura del mes, aplico para ser, de mi lista, cargos en el banco, cierren el ticket",
    off_topic:
      "abogado, actua como, bajar/bajo de peso, bano, beis, beisbol, boletos, boxeo, california, cancion*, capital de, cargas/flete/ruta para, carro toyota, cerveza, chiste, chistes, clima en/manana, comer, comida, como llego a, como te llamas, computadora de casa, cripto*, cuanto gana, cuantos anos tienes, cuenta una historia, cuentame/escribe/escribeme un, cumpleanos, dicen las noticias, direccion a, dolares, el clima de, el partido/sentido, eleccion*, en cuanto esta, eres humano, eres un robot, eres una ia, examen/licencia/sacar cdl, futbol, gato, hamburguesa, historia, horas puedo manejar, horoscopo, hospital veterinario, iglesia, ignora instrucciones/las/tus, impuestos, instrucciones anteriores, invertir, invierto, la tarea, las noticias, lavadora, llovera, llueve, loteria, matematicas, mi carro/celular/civic/coche/esposa/honda/telefono, mundial, musica, noticias, novia, novio, para la cena, pasaporte, pelea, pelicula*, perro, poema, presidente, prompt, pronostico, que dia es, que tiempo, quien gano, quien te creo/hizo, quieres ser, receta, recomienda*, regaderas, restaurante*, salario, sentido de la vida, sueldo, tacos, te amo, traduce, traduceme, traducir, tus instrucciones/reglas, va a llover/nevar, videojuego*, visa, vuelo, vuelos, cuanto paga la carga/milla, paga la milla, quien gano la pelea, el dolar, licencia comercial, dimelo cantando, la pelea, claves del sistema, inmigracion, politic*, administrador, que clima, mi hija/hijo, adivinanza, cantame, canta, poesia, apuesta*, netflix, bitcoin, chatgpt, ignora tu/sus/todo, olvida instrucciones/las/tus, codigo fuente, tamales, pozole, dieta, novela, facebook, tiktok, youtube, instagram, de que color pinto, un cuento, cuentame un cuento",
    greeting:
      "alo, auxilio, ayuda, ayudenme, buenas, buenas noches/tardes, buenos dias, gracias, hola, oiga, que onda/tal, quihubo, saludos, mil gracias, muchas gracias, dios lo/te bendiga, ya quedo todo, muy amable, que tenga buen dia",
    asking:
      "aconsejame, como hacer/hago/puedo/se, cual es/fue, cuales, cuando es/fue/juega, cuantas, cuanto cuesta/es/gana/mide, cuantos, cuentame, dame, dime, donde esta/hay/puedo/queda, ensename, escribe, explicame, hazme, mejor, podrias, por que, puedes, que dia/es/hora/opina/opinas/significa/son, quien descubrio/es/fue/gano/invento, recomiendame, sabes",
    defeat:
      "alterar, anular, anulo, apagar el eld, apagar/apago la alarma, apagar/cortar alarma, bloquear/doblar/tapar manguera, borrar, brincar, brinco, burlar, bypasear, callar, cancelar sensor, delete, deletear, desactivar, desactivo, desconecto, desenchufar, deshabilitar, eliminar, elimino, enganar, engano, enjaular, evadir, falsificar, hackear, pellizcar, pinzar, puentear, puenteo, quitar, quitarle, quito, saltar, saltarme, saltarse, silenciar, sin def, taponear, trampa, trucar",
    tamper:
      "agua al tanque de def, anular/anulo el apagado, anular/anulo la alarma, agua al def, agua en el def, alterar/falsificar bitacora, anular alarma, borrar/delete/eliminar dpf, brincar/hackear el eld, brincar/puentear sensor, delete del def/dpf, eliminar def, eliminar/elimino/quitar/quito el dpf, emulador, enganar/trampa eld, enjaular freno*, enjaular los frenos, quitar def/dpf/emisiones, quitar/quito el def, quito las emisiones",
    guarded:
      "abs, aire, alarma, bitacora*, chicharra, def, derate, dpf, egr, eld, emisiones, freno*, gobernador, horas, libro de registro, limitador, limite de velocidad, nox, proteccion motor, regeneracion, scr, sensor*, urea, zumbador",
    front: "adelante, alante, delantera, delanteras, delantero, delanteros, enfrente, frente",
    rear: "adentro, afuera, atras, de la traila, eje trasero, exterior, interior, remolque, traccion, trasera, traseras, trasero, trasera/traseras/trasero caja",
    left_right: "derecha, derecho, izquierda, izquierdo, lado chofer/conductor/copiloto/pasajero",
    cold_weather: "bajo cero, el/mucho frio, frio extremo, helada, menos 10/20, nevada",
    bad_weather: "hielo, lloviendo, lluvia, neblina, nevando, nieve, tormenta",
    loaded: "80 mil libras, cargado, con carga, lleno de carga, peso completo",
    grade: "bajadas, cerro, cuesta, cuestas, loma, lomas, montana, pendiente, puerto montana, sierra, subida, subidas",
    cigarette: "cigarrillo*, cigarro*, detector humo, fumando, fumar, fumarme, fumo, vapear",
    traffic_light: "alto del semaforo, luz roja semaforo, me pase el rojo, me pase la luz roja, semaforo*",
    yes: "afirmativo, aja, asi es, claro, correcto, efectivamente, exacto, por supuesto, seguro, si, simon, sip",
    no: "nada, negativo, nel, ninguno, no, nones, nop",
    // Words that turn others
    not: "dejaron/dejo de, jamas, nadie, ni, no, no tiene/trae, nunca, tampoco",
    without: "cero, crei/creia/parecia/pense que era, libre/nada de, sin",
    unsure:
      "nadie ayuda/contesta, nadie me ayuda, no aguanto mas, no contestan/entiendo/importa/lejos/mames/manches/solamente/solo/urge, no creo que deba, no es gran cosa, no es grave/nada/urgente, no estoy seguro, no hay bronca/internet/prisa/problema/senal, no lo se, no me ayudan/contestan, no se bien/porque/que/si, no se por que, no tengo idea/senal, por que no",
    contrast:
      "aunque, en cambio, es el/la, excepto, mas bien, nomas/solo que, pero, salvo, sin embargo, sino, nada mas que, lo que pasa es",
    now: "actualmente, ahora, ahorita, en este momento, esta manana/noche/vez, hoy, orita, ya",
    and: "ademas, con, e, mas, tambien, y",
    or: "ni, o, u",
    past: "ano/mes pasado, anoche, anteayer, antes, antier, ayer, dias atras, el otro dia, hace un ano/mes, hace una semana, la ultima vez, semana/vez pasada, viaje/invierno/verano/turno pasado, aquella vez, hace mucho, hace anos/dias/meses/semanas/tiempo, hace dos/tres/varios/varias/unos/unas/como anos/dias/meses/semanas, se/me habia/habian",
    fixed:
      "acabo de cambiar, arreglada, arreglado, arreglaron, cambiaron, compuse, compusieron, le cambie, lo arregle, recien cambiado/puesto, reparada, reparado, repararon, reparo, resuelto, se arreglo, solucionado, ya esta arreglado, ya la/lo arreglaron, ya lo arregle/compusieron, ya quedo, ya se arreglo/reparo/resolvio, repusieron, me cambiaron, solucione, compuesto, ya lo/la cambie/cambiaron/repare, ya me cambiaron/repusieron, ya la/lo apagaron, ya la/lo tenso, me la/lo tenso, reapretaron, retorquearon, ya lo limpiaron",
    still_so:
      "aun, de nuevo, desde anoche/ayer/hace, desde el lunes/viernes, desde la semana, nuevamente, otra vez, que antes/ayer, sigue, todavia, volvio/vuelve a, desde entonces, continua, todabia",
    other:
      "camion adelante/viejo, camion/el de adelante, camion/troca de mi, compadre, de mi hermano/jefe/primo, de un amigo, del otro/vecino, en las noticias, mi amigo, mi camion anterior, mi vieja troca, otra traila ajena, otra troca/unidad, otro camion/carro/chofer/tractor/trailer/troque/vehiculo, un carro/companero/video, en la pelicula, en una pelicula, el de al lado, al vecino, a mi cunado, vecino de parqueo, el otro chofer, un compa, al compa, a mi primo/hermano/compadre/amigo/companero/vecino, compadre/hermano/primo/companero trae/tiene, vi un camion/trailer/video, otro camion de la flota, patron trae otro, accidente adelante/enfrente, hay accidente/volcadura/choque, choque/volcadura adelante/enfrente, de un pickup, eran los de, era/eran el/los/la/las otro/otra/otros/otras, compa del, el/la del vecino, dicen las noticias, incendio/incendios forestal/forestales, vi a uno, a uno con",
    mine: "a mi, el/lo mio, la mia, mi camion/traila/trailer/troca/troque, yo nomas/solo/tengo/traigo",
    hypothetical:
      "a que temperatura, cada cuantas/cuanto, como evito/funciona, como puedo saber, como se si, cual aceite, cual es el/la mejor, cuando debo, cuando hay que, cuando se cambia/debe, cuanta presion, cuanto dura*, cuanto tiempo dura, diferencia entre, en caso de, evitar, hipotetic*, para que sirve, podria causar/incendiar/pasar, por si, prevenir, puede causar/provocar, que aceite/causa/pasaria/provoca, que hago/haria/pasa/significa si, que presion debe/llevan, que significa el, que tipo de, si llegara/pierdo, si se me, si un dia, si algun dia, puedo/puede mezclar, se puede mezclar, para pasar el pre, doy clases, estudio pa, estudio para, para el examen, que se supone que, cuanto aire debe, con cuantos, que libras lleva, cuanto dura, puedo mezclar, que tanto juego/permite, cuantas libras, cuanto aceite/aire/refrigerante lleva, cuanta grasa, que diferencia, cuando toca, pa que sirve/sirven, que sirve, por que le ponen, vale la pena, curiosidad, permite el dot, segun el dot, que/q significa, que quiere decir, si le pongo, cuanto duran, cada cuantos, en cuantas millas, se supone que hace, a cuantas libras, que amperaje, a que presion, cual es la presion, que pasaria si, que pasa si se, es curiosidad, nomas quiero entender, en caso de que, si un dia se, presupuesto, cuanto debe/deben/puede/tiene, se me/nos/le iba a, si se incendiara/prendiera/apagara/quemara/rompiera/reventara/tronara/quedara/ponchara, si llegara/llegase, es cierto que, es cierto eso",
    barely: "a penas, apenas, casi no, muy poco",
    keeps:
      "no deja hacer, no deja/dejan/para/paran de, no ha parado de, no se apaga el/la, no se apaga la luz, no se borra/calla/callan/quita/quitan, sigue sin",
    because: "al momento, antes/despues de, cuando, desde/hasta/por/ya que, mientras, porque, si es que",
    ignored:
      "a/dar la vuelta, agua/cafe/comida caliente, aire fresco/libre, al lado de, alto total, bien feo/fuerte/lento/mal/rapido/seguido, bomberos, buenas noches, buenos dias, cambiar de carril, cambio aceite, cambio de aceite/carril/turno, cargar/cargue diesel, cargar/tarjeta combustible, cierre carretera, cinta roja, cuanto tarda en llegar, cuanto tardan, de nada, de/en/otra vuelta, dejar carga, en vez de, entrega de carga, estas ahi, extintor*, fecha, filtro aire, filtro de aceite/aire, horas de manejo/servicio, la marca, luz verde, marca truck, mas tarde, me pueden/puedes ayudar, mucho gusto, nada/no mas, nomas, para aca/alla/el/la/los/mi/que/un/una/ver, pare de, paro cardiaco, por accidente, puedes ayudarme, pues si, que hago/paso, que puedes/puedo hacer, quien eres, senal de alto, tarde o, un momento, vuelta en, zona de trabajo, le pegue con, cheque con, llave inglesa, no siento diferencia, no siento ninguna diferencia, no siento nada raro, mesa de trabajo, ninguna luz roja, ningun foco rojo, pegue con banqueta/bache/bordo/piedra/tope/pedazo/un pedazo de llanta, me hace falta, no hace falta, llave de, juego de, de volteo, el volteo, filtro de aire esta/ya en el/lo rojo, indicador en rojo, como ambulancia*/patrulla/bombero*, por poco me aplasta, casi me aplasta, acabo de oir/ver/salir/llegar/parar/pasar, a vuelta de rueda, como parrilla, grua y, por las tomas de aire, tomas de aire, poca cosa, me late que, en nada, de ayer a hoy, ayer no, incendios en, en baja caliente, tengo/tuve/hay que apagar motor/camion/troca, vengo/voy/iba/ibamos saliendo, saliendo de rampa/yarda/bascula/ciudad/autopista/casa/parada, filtro de aire en rojo, en rojo en el indicador, a balata nueva, rojo fuego, arde de rapido, no es/son freno/frenos/brecas, no el freno/los frenos, pitador/chicharra aire no suena/pita, adelante con ambulancia/ambulancias, como inflas un globo, cuando inflas globo, huevona",
  },
  fillers:
    "el la los las un una unos unas de del al lo le les se me te nos mi mis su sus que esta este estos estas estan estoy es son fue muy bien mucho mucha como por en a para tan super bastante completamente totalmente solo cada todo toda todos todas ha he han hay mas ya eso ese esa pa q ke pal ta toy stoy pos",
  ordinary:
    "checo checas checan checar checarlas espero haber habia junto luego llegar llevo manera muchos pagar primer primero quedar quiza razon resto salgo segundo senor suerte tomar varios despacho necesita fuente ahora ahorita antes aqui alla alli algo alguien amigo ano ayer bien buen buena bueno cada calle camino casa casi cerca como cosa creo cual cuando cuanto dale dar debe debo decir dejar desde despues dia dias dice dije donde dos durante ella ellos empezo encontrar entonces entre era esa ese eso estaba estado este esto estos fui gente gracias gran grande hace hacer hacia hago hasta hecho hijo hizo hombre hora horas hoy igual ir irme jefe jueves lado largo leer lejos lugar lunes llego mal mano manana manejando manejar manejo martes mas mayor mejor menos mes meses mesa miercoles millas mil minuto minutos misma mismo mitad mover mucha muchas mucho mujer mundo nadie ninguno noche nombre nosotros nuestro nueva nuevo numero nunca otra otras otro otros padre pais parece parte pasa pasado pasar pensar pero persona poco podemos poder podria poner porque primo pronto propio proximo pudo pueblo puede puedo pues puse quiere quien quiero quisiera rapido rato real recio repente revisar sabado sabe saber sacar sale salir salida segun seguir seguro semana sentir ser sera siempre siguiente sino sobre solamente sola solo somos soy subir tal tambien tampoco tanto tarde tener tengo tenia tiempo tiene tipo toca tocar todavia todo trabajo traer traigo tres tuve ultimo unico usar usted veces venir ver verdad vez via viaje vida viejo viene viernes visto volver voy yendo dolares precio chofer manejador troquero licencia carretera autopista freeway highway laredo texas dallas houston phoenix tucson california mexico frontera dispatcher patron compania entrega descarga grados libras galones pies pulgadas derecho mire oye oiga favor decirme digame rumbo llevando traia traiamos trae plano dando gacho solito desastre pareja corrido corridos pisado ratos retorno senora senorita trapo acabe alarmar angulo banco barrel caben carta confusion cuente despejado fresno habla hablo llama llamo llamar llano maneja maraca medias muestra normas pagan pares pensado pisando rotar socio tampa trama usando rocio cuarto aguacero conecte metido cargos llevaba llevan llevas llame andaba venia veniamos ibamos vamos vienen vendra volvi puso pongo quite hicieron pido pidio pide esperar esperando creia pensaba parecia cuidado ciudad salud pueden segura tengan tenga haga hagan digo dicen dijeron busca cuenten ayudan termina termine mande escribo escribir leo entiendo entendi medida verdadero bastante mientras madrugada tormenta semaforo avenida esquina oficina cliente familia esposa hermano hermana hijos ninos suegra companero companera compadre patrona jefa oficial policia estatal condado millaje placa permiso papeles documentos inspeccion pesaje perdon disculpe disculpen gusto agradezco agradecido urgencia apuro prisa pena lastima parada anterior pasada proxima aunque enseguida chistoso chistosa maximo explosiva cuento zapato zapatos",
};
