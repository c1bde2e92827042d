/** Spanish: brakes and air. One phrase a line (notation: languages/lexicon.ts). */
export const brakesAndAir = `
[brake]
accionaron/activaron/amarraron/aplicaron/cerraron/clavaron/metieron/pegaron/pusieron frenos/maxis solito/solitos/solo/solos
accionaron/activaron/amarraron/aplicaron/cerraron/metieron/pegaron/pusieron frenos resorte
brakes
breca
brecas
brecas/freno/frenos caja/rastra
breik
breque
frenada
frenado neumatico
freno
freno/frenos accionaron/activaron/amarraron/aplicaron/cerraron/clavaron/metieron/pegaron/pusieron solito/solitos/solo/solos
freno/frenos resorte
frenos
frno
frnos
vreno
vrenos

[brake_part]
air disc
ajustador*
ajuste balatas/frenos
balata*
bandas freno/frenos/rastra/traila
bolsita/bota/diafragma/levas/pulmon freno
brazo/vastago se sale
caliper*
camara 24/30/fugando/rota/tipo/traia
camara/camaras/cinta/cintas/disco/discos/olla/ollas/resorte freno*
camaras
cambio balatas
campana*
carrera larga
chamber*
diafragma*
ferodo
forros
fuera de ajuste
leva
matraca de la/una rueda
matraca*
maxis
mordaza*
pastilla*
pulmon*
quick release
resorte camara
rotochamba*
rotochamber*
rotor*
service/spring brake
slack*
tambor*
zapata*

[brake_pedal]
pedal brake/brakes/break/breca*/frenado/freno*

[pedal]
pedal

[parking_brake]
apreto/empuje/jalar/jale/jalo/meto/solte amarilla/amarillo/roja/rojo
bota/botan/boto/brinca/brincan/brinco/salta/salto boton/botones/perilla
boton/botoncito/botones/perilla/valvula aire/freno*/parqueo
boton/botoncito/diamante/empujo/rombo amarillo/rojo
boton/botones/perilla bota/botan/boto/brinca/brincan/brinco/salta/saltan/salto
brincaron/saltaron boton/botones/perilla/perillas
dos/los botones/perillas
freno emergencia/estacionamiento/mano/parking/parqueo
freno/frenos estacionario/parqueado/parquear/resorte/seguridad
frenos emergencia/estacionamiento
maneral
maxi
maxis
palanca/palanquita/perilla/perillita/valvula amarilla/roja
parking brake
perilla*
spring brake*
trolley

[engine_brake]
el freno de motor
freno compresion/escape/jake/maquina/motor
frenos escape/maquina/motor
jake
jakes
retardador
yake

[abs]
abs
antibloqueo

[air]
acumula/agarra/aguja*/carga/cargan/cargando/cargar/flecha/genera/generar/hace/hacer/haciendo/junta/juntan/juntar/levanta/levantan/levantar/llena/llenan/llenando/llenar/manometro*/medidor*/presion/recupera/reloj*/sube/suben/subir/tanque/tanques aire
agujas abajo
air pressure
aire
aire los tanques
aire/presion frenos
ambos/dos relojes
circuito 1/2/dos/primario/secundario/uno
cuanto aire debe
dren
drena/purga/purgan/purgar/purgo tanque/tanques
drenes
las dos agujas
los dos relojes
petcock
primario
secundario
tanque humedo/primario/secundario

[pressure]
acumula/agarra/carga/cargan/genera/hace/hacer/junta/juntan/levanta/levantan/levantar/recupera/sube/suben/subir presion
preshur*
presion
presiones
presure

[air_line]
acople/conector/conexion*/goma/gomas/linea*/manguera*/tubo/valvula* aire
air line
aire mangueras
empaque gladhand
empaque/empaques glad/manitas
glad hand*
gladhand*
la relay/rele
linea/lineas/manguera/mangueras a/de caja
linea/manguera freno*
lineas
lineas de aire
manguera camara
manguera/mangueras azul/azules/roja/rojas
manita*
relay/rele remolque/traila/trailer
valvula de descarga/pie/rele
valvula proteccion/relay/retencion/seguridad

[air_supply]
compresor
compresor/compresora/secador/secadora aire
desecante
dryer
gobernador
gobernadora
secador
secador/secadora avienta/bota/sopla/tira
secadora

[brake_action]
cada que/vez freno
caja frena
colgado/parado/pegado al/en freno
cuand/cuando/kuando/qndo/si freno
cuando meto/piso freno
cuando piso a/arriba/breca/duro/fuerte
frena/frenan chueco/disparejo/parejo
frenando
frenar
pisada
pisadas
pisar breca/brecas/frenos
`;
