import type { Complaints } from "../../complaints.ts";

/** How drivers who write Spanish name the complaint of a guide; `languages/complaints.ts` explains the notation. */
export const complaints: Complaints = {
  brakes: {
    "abs-lamp": `
abs luz/foco/lampara/testigo/prend*/encend*/aviso/codigo/parpade*`,
    "air-will-not-build": `
aire no/nunca/tarda/lento sube/carga/levanta/llena/hace/junta/sub*/carg* ! llanta*/bolsa*/acondicionado
aire/presion se_queda/atorad*/quedo/pasa/estancad* 40/50/60/70/80/libras/psi/ahi ! llanta*/aceite/combustible
compresor no carga/levanta/hace/llena/bombea`,
    "chamber-or-push-rod": `
camara/camaras/pulmon/pulmones/varilla/ajustador*/matraca*/raches/slack rot*/quebr*/dobl*/fuga/tira/truen*/rompi*/desajust*/revent*/tron* ! combustible
frenos desajust*/fuera_ajuste`,
    "dryer-purging-or-frozen": `
secador purg*/escup*/sopl*/tira/congel*/fuga/cada/seguido/no_para/silb*/bota
valvula_purga/purga purga/cada/seguido/no_para/atorad*/fuga/congel* ! combustible`,
    "hot-wheel-end": `
rueda*/maza/tambor*/rin caliente*/humea*/humo/roj*/arrastr*/quem* ! direccion/tira_aceite
freno* arrastr*/humo/humea*/pegado*/huele* ! bobtail/tracto/bajada/luz/luces/traila/trailer/remolque/suelt*`,
    "hydraulic-pedal-floor": `
pedal fondo/piso ! clutch/acelerador/embrague
pedal/freno esponj*/blando/suave/hunde ! clutch/acelerador
liquido_frenos tira/fuga/bajo/falta`,
    "leaks-down-parked": `
aire pierde/baja/vacia/fuga/tira/se_va/sale parad*/noche/estacionad*/apagad*/mañana/manana ! llanta*/bolsa*`,
    "low-air-driving": `
aire_bajo/poco_aire/baja_presion alarma/zumbador/chicharra/pita/manejando/aviso/luz/suena/camino
aire baja/bajando/cae/perdiendo/pierdo/pierde manejando/andando/camino/carretera/moviendo/rodando/marcha ! llanta*/bolsa*
alarma_aire/chicharra_aire suena/pita/prendio/no`,
    "one-circuit-low": `
primari*/secundari* aire/tanque/aguja/manometro/circuito baj*/cero/cae/pierde/menos ! filtro
una/solo/sola aguja/circuito/tanque_aire baja/bajo/cero/cae
primari* secundari* ! filtro/combustible`,
    "parking-knob-pops": `
perilla/boton/valvula brinca/salta/bota/no_queda/sale/regresa/no_aguanta amarill*/roj*/freno/estacion*/tablero/parqueo/perilla`,
    "pulls-or-long-stops": `
fren* jala/tira/carga/ladea lado/derecha/izquierda ! luz/aire_lado
fren* debil*/tarda/largo/poco/agarra*/mas_distancia/no_muerde ! pedal/bajada/liquido
tarda parar/frenar/detenerse`,
    "runaway-on-a-grade": `
fren* bajada/cuesta/pendiente/monte/sierra gast*/humo/calent*/no/falla*/sin/perdi*
no/sin frena/para/detiene/frenos/frenar bajada/cuesta/pendiente
rampa_emergencia/desboc* camion/frenos/bajada/voy ! motor`,
    "tractor-brakes-stuck": `
fren* tractor/camion/bobtail/motriz*/motrices/tracto pegad*/no_suelt*/trabad*/bloquead*/amarrad*/atorad*/libera* ! traila/trailer/remolque`,
    "trailer-brakes-frozen": `
traila/trailer/remolque/caja fren*/rueda*/llanta*/balata* congel*/pegad*/no_gira*/no_suelt*/trabad*/atorad*/amarrad*/no_ruedan/bloquead*/libera*/arrastr* ! luz/luces/tandem_no
balata*/zapata* congel*/pegad*`,
    "trailer-side-leak": `
manita*/gladhand*/manguera_aire/manguera*/linea_aire/linea* fuga/tira/rot*/truen*/sopl*/silb*/revent*/cort*/zaf* aire/traila/remolque/azul/roja/trailer ! llanta*/radiador/bolsa*/agua
traila/remolque/trailer fuga/tira/pierde aire ! llanta*/bolsa*`,
  },
  cooling: {
    "bubbles-pressure": `
burbuj* anticongelante/radiador/agua/deposito/tanque/coolant/refrigerante
anticongelante/agua/coolant/refrigerante avienta/bota/echa/escup*/saca/tira tapon/tapa/fuera/rebos*
empaque/junta cabeza/culata
manguera/radiador/sistema presion dura/duro/mucha/demasiada/enfriamiento`,
    "coolant-low": `
anticongelante/coolant/refrigerante/agua_radiador/liquido_enfriamiento bajo/baja/poco/pierde/falta/tira/fuga/gotea/perdiendo/luz/consume/vacio/nivel/tirando ! manguera*/abrazadera/burbuj*/aceite/congel*`,
    fan: `
ventilador/abanico/fan prend*/siempre/no/nunca/ruido/suena/pegado/trabado/vibra/apaga ! calefaccion/aire_acondicionado/cabina`,
    "frozen-coolant": `
anticongelante/radiador/coolant/refrigerante congel*/hielo/aguanieve/granizado`,
    "hose-or-clamp": `
manguera*/abrazadera* fuga/gotea/revent*/rot*/zaf*/floj*/tira/truen*/solto anticongelante/radiador/agua/calefaccion/superior/inferior/coolant ! aire/combustible/turbo/diesel`,
    "no-heat": `
calefaccion/calenton/calefactor/heater/calentador no/fri*/sin/dejo/calienta
no calienta cabina/camarote
aire_frio calefaccion/cabina/sopla/echa ! acondicionado`,
    overheating: `
sobrecalent*/se_calienta/calentando/se_calento/calienta_mucho motor/camion/troca/subida/temperatura/mucho/aguja/cuesta/se ! rueda*/freno*/llanta*/transmision/maza/cable*
temperatura sube/subiendo/alta/roj*/230/240/subio ! transmision/escape/afuera/aceite`,
  },
  electrical: {
    "brake-lights": `
luz/luces/foco* freno* quedan/prendid*/no/fundid*/pegad*/sirv*/apag* ! aviso/tablero
cruise/crucero/control_crucero no/dejo/sirve/apaga/falla`,
    "burnt-wiring-smell": `
huele/olor/peste cable*/electric*/plastico/quemado_cable ! llanta*/freno*/clutch/goma/hule
cable*/arnes/cableado quemad*/derret*/humo/chispa*`,
    "clicks-no-crank": `
clic/click/clics/clicks/tic/chasquido*/truena/suena arranc*/marcha/llave/solo/nomas/uno/no/prende/hace ! luz/direccional*/relevador
no_da_marcha/no_da/no_gira/no_voltea marcha/motor/arranque ! lento`,
    "dash-dead-or-cuts-out": `
tablero/instrumentos/medidores/agujas/pantalla_tablero apag*/muert*/negro/muri*/reinici*/parpade*/cero/sin ! llave/arranc*/marcha
todo se_apaga/se_corta/apago/corta regresa/vuelve/segundo*/prende/prendio ! cuesta/motor`,
    "dead-overnight": `
bateria* muert*/descarg*/bajas/vacias/amanec*/muere* noche/mañana/manana/parad*/fin_semana/dias/amanec*/dormid*/cada`,
    "fuse-blows-again": `
fusible*/breaker/breakers quem*/fund*/truen*/bota/brinca/otra/sigue/salta/revient*/vuela`,
    "headlights-out": `
faro*/luces_altas/luces_bajas/luz_baja/luz_alta/direccional*/intermitente*/luces_delanteras/luz_delantera no/fundid*/apag*/sirv*/sin/muert*/dejo/dejaron/prend*/fundi* ! traila/remolque/trailer`,
    "immobilizer-key": `
inmovilizador/antirrobo/candado/control_llave
llave no_reconoce/no_gira/atorad*/quebr*/perdi*/equivocad*/no_lee/no_voltea/incorrecta`,
    "jump-start": `
paso_corriente/pasar_corriente/pasarle_corriente/pase_corriente/cables_corriente/puentear/brincar_bateria/cables_pasa/cables_brincar/brincarlo/corriente_otro/jump`,
    "not-charging": `
no_cargando/no_esta_cargando bateria*
alternador no/malo/carga/muert*/luz/falla/dejo/ruido/sirve
bateria*/baterias no_carga*/no_cargan/no_cargando
voltaje/voltios/volts bajo/baja/bajando/11/12/11.5/11.8/cae manejando/medidor/alternador/marca/camino/andando/luz/carga ! marcha/arranc*`,
    "nothing-at-all": `
completamente/totalmente/todo/bien muert*/muerto ! bateria_muerta/noche/mañana
no_hace_nada/no_pasa/sin_nada/nada_nada/no_prende_nada/no_hay_luces llave/nada/luces/tablero ! clic*/click*/acelerador/pedal/traila/freno*`,
    "slow-crank": `
marcha/arranc*/voltea/gira lent*/despacio/pesad*/debil/apenas/flojo ! cuesta/aire/patas`,
    "trailer-lights-out": `
traila/trailer/remolque/caja luz/luces/focos/marcadoras/direccional*/cuartos no/apag*/sin/muert*/sirv*/prend*/fundid*/falla* ! freno/abs/faro*
luces_traseras/calaveras no/apag*/sin/muert*/sirv*/prend*/fundid*`,
  },
  emissions: {
    "amber-engine-lamp": `
check_engine/luz_motor/luz_ambar/luz_amarilla/foco_motor/ambar/testigo_motor prend*/encend*/luz/fija/normal/bien/salio/motor ! roj*/abs/dpf/def/fuerza/humo/regener*`,
    "def-frozen-or-wrong": `
def/urea/adblue congel*/cristal*/agua/diesel/contamin*/equivocad*/mezcl*/malo/calidad/mala ! tanque_diesel/bajo/nivel/al_diesel
diesel/agua/combustible tanque_def/al_def/en_def/urea`,
    "def-low": `
def/urea/adblue bajo/baja/vacio/acab*/falta/nivel/poco/llenar/rellenar/comprar/cuarto ! congel*/calidad/diesel/mala/fuerza/mph/sensor`,
    "def-warning": `
def/urea/scr luz/aviso/mensaje/falla/sistema/revis*/parpade*/foco/alerta ! bajo/vacio/congel*/diesel/calidad/nivel/nox/eficiencia`,
    "derate-countdown": `
derate/derrat*/5_mph/5mph/cinco_millas/cuenta_regresiva/limp/conteo
potencia/fuerza/velocidad limitad*/reducid*/bajo/cort* mensaje/tablero/derate/mph/minutos/horas
cuenta_regresiva/conteo fuerza/mph/horas/potencia/tablero/minutos`,
    "filter-full": `
dpf/filtro_particulas/hollin/regen/regeneracion/filtro_escape llen*/luz/pide/necesita/parpade*/tapad*/quiere/foco/alto/saturad*/prend* ! no_quiere/no_deja/no_hace/rechaz*/combustible/cancel*/humo/detiene/no_arranca/no_empieza`,
    "hot-exhaust-lamp": `
escape_caliente/temperatura_escape/escape_alta/hest luz/foco/prend*/aviso/alta/salio
regen* humo/huele/quemado/pasto/zacate/olor ! no_quiere`,
    "nox-sensor": `
nox codigo/sensor/falla/malo/luz/salida/entrada
scr/catalizador eficiencia/baja/conversion/codigo`,
    "red-stop-lamp": `
luz/foco/lampara/testigo roj*/stop/pare/alto parar/stop/motor/prend*/encend*/tablero/alto/engine/paro ! freno/bateria/perilla/boton/cinturon
stop_engine prend*/luz/sali*/roj*/dice`,
    "regen-refused": `
regen* no_quiere/no_deja/no_hace/no_empieza/no_arranca/cancel*/se_para/rechaz*/inhib*/falla/no_completa/no_termina/se_corta/detiene`,
    "unknown-code": `
codigo/luz/simbolo/mensaje/foco/aviso desconocid*/rar*/extrañ*/extran*/no_se/no_conozco/que_significa/que_es/que_quiere ! abs/def/regen/spn/roj*/dpf/check`,
  },
  engine: {
    "coolant-in-oil": `
aceite lechos*/chocolate/cremos*/espum*/agua/anticongelante/pasado/subi*/sobra*/gris/cafe_leche ! presion/transmision
agua/anticongelante/diesel/combustible en_aceite/al_aceite/en_el_aceite`,
    "dies-while-driving": `
motor/camion/troca se_apaga/se_apago/se_muere/se_para/se_paro/se_murio/apagó manejando/camino/carretera/andando/marcha/freeway/millas/solo ! proteccion/bateria*/luces/noche/frio/arranc*/prende`,
    "engine-protection-shutdown": `
proteccion motor/apag*/paro/mensaje/shutdown
motor/camion se_apago/apago/apagado solo/proteccion ! manejando/no_se_apaga`,
    "exhaust-leak": `
escape/mofle/multiple fuga/roto/rot*/quebr*/rajad*/suelto/tira/agujer*/flexible ! temperatura/luz
gases/humo_escape/escape/humos/gas huele/olor/entran/gases/entra cabina/camarote/adentro/dentro
monoxido/alarma_co`,
    "exhaust-smoke": `
humo blanco/negro/azul/gris ! rueda*/freno*/llanta*/tablero/cable*/cofre
escape/chimenea/mofle humo/humea/echa ! fuga/cabina/camarote/regen*`,
    knock: `
motor/biela/bielas golpe*/golpetea/toca/martill*/cascabel*/traquet*/punch*/toquido
golpe*/toquido/biela* motor/fuerte/acelerar/relanti`,
    "low-power": `
no_jala/sin_fuerza/poca_fuerza/no_tiene_fuerza/perdio_fuerza/falta_fuerza/sin_potencia/no_levanta/perdi_fuerza/no_tira cuesta/subida/camion/motor/carga/velocidad/mph/turbo/troca ! direccion/humo/congel*/frio/grados/aire`,
    "oil-leak": `
aceite tira/fuga/gotea/charco/mancha/derram*/tirando/goteando motor/abajo/debajo/carter/piso/tapa/camion ! transmision/maza/rueda/direccion/presion/caja/diferencial`,
    "oil-pressure-low": `
presion_aceite/presion_de_aceite/presion_del_aceite baja/bajo/cero/cae/luz/sin/bajando/poca/prendio/no_tengo/bajo_la`,
    "pedal-does-nothing": `
pedal/acelerador nada/no/muerto/responde/relanti/ralenti/acelera ! freno/clutch/fondo/al_piso/hasta_piso`,
    "runaway-engine": `
motor/camion se_acelera/desboc*/revolucion*/acelera/disparo/embal*/revolucionado solo/apaga/para/desboc*/embal*
motor/camion no_se_apaga/no_apaga/no_puedo_apagar/no_quiere_apagar`,
    "turbo-boost": `
turbo/boost/intercooler silb*/chill*/ruido/fuga/no/sin/rot*/truen*/tron*/zumb*/malo/perdio/zaf*`,
  },
  fuel: {
    "cranks-no-start": `
marcha/gira/voltea/arranca no_prende/no_enciende/no_agarra/no_arranca ! lent*/clic*
no_prende/no_enciende/no_arranca/no_quiere_prender/no_quiere_arrancar ! clic*/muert*/congel*/frio/regen*/llave/lent*/inmovil*/luz/luces/foco*/ventilador/abanico/calefaccion/bateria*/combustible/faro*/grados/purgar/traila/diesel/candado`,
    "filter-plugged": `
filtro combustible/diesel tapad*/sucio/tapo/taponad*/obstruid*/cambiar/negro
presion_combustible/presion_diesel baja/bajo/poca/cae/falta`,
    "fuel-line-leak": `
diesel/combustible tira/fuga/gotea/huele/rocia/goteando/moja*/tirando/escurr*/olor ! tanque/agujero/def/agua/chorro/hoyo`,
    "gelled-fuel": `
diesel/combustible/filtro congel*/gelific*/gel/gelatina/cuaj*/hizo_gel ! def/radiador
frio/grados/helada/congel* no_prende/se_apaga/se_muere/pierde_fuerza/sin_fuerza/se_apago diesel/combustible/noche/frio/helada/bajo_cero ! bateria*/calefaccion/def/anticongelante`,
    "out-of-fuel": `
sin_diesel/sin_combustible/acabo_diesel/acabó_diesel/acabo_combustible/me_quede_sin/tanque_vacio/tanques_vacios ! def/fuerza/aire/frenos/luces/anticongelante
cebar/purgar/cebo/cebado diesel/combustible/sistema/bomba/filtro/motor/lo`,
    "tank-holed": `
tanque* agujer*/hoyo/perfor*/roto/rompi*/chorro/rajad*/pica*/ponch*/revent* ! def/aire/anticongelante/agua_tanque`,
    "water-in-fuel": `
agua diesel/combustible/separador ! def/anticongelante/manguera`,
    "wrong-fuel": `
gasolina/combustible_equivocado/diesel_malo/combustible_malo/diesel_sucio puse/eche/tanque/llene/carg*/equivoc*/eché/malo/heche
def/urea/gasolina tanque_diesel/en_diesel/al_diesel/en_el_diesel/tanque_combustible/al_combustible`,
  },
  steering: {
    "air-bag-leaning": `
bolsa* revent*/ponch*/fuga/rot*/truen*/sin_aire/silb*/baja/tron*/desinfl* ! llanta*
camion/traila/cabina/remolque/se lad*/inclin*/caido/chueco/recarg* lado/izquierd*/derech*/bolsa* ! fren*`,
    "fifth-wheel-stuck": `
quinta_rueda/quinta/kingpin/perno no_suelta/no_abre/atorad*/trabad*/pegad*/no_libera/no_se_suelta/no_jala/soltar ! hueco/espacio/no_cierra
no_puedo/no_se/no desengan*/desenganch*/desconectar/soltar traila/remolque/quinta/trailer/desenganch* ! freno*/tandem*`,
    "fifth-wheel-will-not-lock": `
quinta_rueda/quinta/mordazas/kingpin/perno no_cierra*/no_traba/no_engancha/hueco/espacio/no_asegura/no_agarra/no_cerro/no_amarra`,
    "heavy-steering": `
direccion/volante dur*/pesad*/trab*/ties*/amarr* ! llanta*
direccion_hidraulica/hidraulica/power_steering sin/no/fall*/perdi*/fuga/dejo`,
    "landing-gear": `
patas/patines/gatos/tren_aterrizaje/soportes traila/no/dobl*/hund*/atorad*/sub*/baj*/remolque/quebr*/trailer`,
    "leaf-or-u-bolt": `
muelle*/hoja*/abrazadera_u/perno_u/u_bolt/percha/grillete/perno* quebr*/rot*/rompi*/floj*/rajad*/truen* ! manguera/rueda/llanta*`,
    "loose-steering": `
direccion/volante floj*/juego/holgura/suelt*/no_responde
camion/troca/me se_va/se_pasea/culebrea/vaga/zigzag* lados/carril/lado_lado/camino/carretera ! fren*`,
    shimmy: `
tiembla/vibr*/temblor/bailotea/sacud*/brinca volante/direccion/adelante/millas/mph/camion/cabina/enfrente ! tuerca*/floj*/cardan/motor/relanti/clutch/perilla`,
    "tandems-stuck": `
tandem*/ejes_corredizos/pernos_tandem atora*/no_corre*/no_se_mueve*/trabad*/no_libera*/no_sueltan/pegad*/pines/pernos/mover/recorrer/no_salen ! freno*`,
  },
  tires: {
    "dual-flat": `
llanta* ponch*/revent*/tron*/desinfl*/exploto/baja/estallo/poncho traila/motriz*/traccion/interior/exterior/trasera*/dual*/adentro/afuera/remolque/gemela* ! delantera*/direccion`,
    "hot-tire": `
llanta*/hule/goma humo/humea*/quema*/lumbre/fuego/caliente/quemad* ! freno*/tambor`,
    "hub-leaking": `
maza/mazas/reten/balero*/rodamiento/sello fuga/tira/aceite/grasa/ruido/zumba/ronca/rechina/truena ! motor/alternador/ventilador/bomba/transmision`,
    "loose-wheel": `
tuerca*/birlo*/rueda*/esparrago* floj*/falta*/quebr*/rot*/suelt*/bailando/baila/cae/perdi*/rompi* ! direccion/balero*/quinta`,
    "slow-leak": `
llanta* poco/lento/pierde/baja/fuga/clavo/tornillo/despacio ! revent*/tron*/freno*/ponchada
tpms/presion_llanta*/presion_de_llanta* luz/baja/aviso/foco`,
    "steer-tire": `
llanta*/goma delanter*/adelante/direccion/enfrente ponch*/revent*/bola/chipote/lisa/gastad*/tron*/baja/lona*/exploto/desinfl*/cuerdas`,
    "stuck-mud-snow": `
atasc*/atorad*/atoro/atollad*/enterrad*/hundid* lodo/nieve/hielo/arena/tierra/zanja/cuneta/zacate
cadenas nieve/poner/como/hielo/pongo/llanta*
patin* hielo/nieve/lodo`,
    "tread-coming-off": `
banda/rodada/recap/recapado/recauchada/piso/renovada/casco despeg*/sale/salio/suelta/cae/pel*/pedazo*/solto/desprend* ! freno*/alternador/traila_pegad*
llanta* bola/chipote/pedazo*/dispare*/cortad*/lona*/lonas/abultad* ! delanter*/direccion`,
  },
  transmission: {
    "automated-no-drive": `
automatic*/automatizad*/ishift/i_shift/mdrive/ultrashift/endurant/dt12/allison no/falla/sin avanz*/entra/drive/camin*/mueve/cambio/engan*
transmision falla/aviso/mensaje/revis*/check pantalla/tablero/luz/display/no_avanza/no_se_mueve/no_camina`,
    clutch: `
clutch/embrague patin*/huele/quem*/dur*/fondo/piso/no_suelta/pedal/resbal*/malo/fundi*/no_despega/flojo ! ventilador/abanico`,
    driveshaft: `
cardan/flecha/cruceta*/yoyo/diferencial/chumacera vibr*/mala/malo/ruido/truen*/suelt*/cay*/rot*/zumba/golpe*/colg*/quebr*/floj*/rechina/jueg*`,
    "no-gear": `
no entra*/agarra/mete/encuentro/puedo_meter/engrana cambio*/velocidad*/reversa/marcha/primera/marchas ! atorad*/truen*/brinca*/automat*/falla/mensaje`,
    "stuck-in-gear": `
atorad*/trabad*/pegad*/atascad* cambio/velocidad/tercera/marcha/reversa/cuarta/primera/en_marcha
cambio*/velocidad*/engrane*/marcha* truen*/rasp*/brinca*/bota/salta/rechina*/se_sale ! arranque/llave`,
    "transmission-leak-or-hot": `
transmision/caja_velocidades/caja_cambios tira/fuga/caliente/temperatura/calienta/gotea/sobrecalent*/aceite ! patin*`,
  },
};
