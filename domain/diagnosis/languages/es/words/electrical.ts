/** Spanish: electrical. One phrase a line (notation: languages/lexicon.ts). */
export const electrical = `
[battery]
acido bateria/baterias/ojos
acumulador
acumuladores
agm
bateri*
bateria/baterias inflada/inflaron/inflo
borna*
borne*
caja/cajon/inflaron baterias
corriente baja
corta corriente
cortacorriente
desconectador
foco/foquito/lampara/luz roja/rojo acumulador/alternador/bateria/baterias/carga/pila/pilas
grupo 31
huelan/huele/huelen/olor azufre/huevo/huevos
master switch
pila
pilas
voltaje
voltimetro
voltio
volts

[alternator]
alternador
alternadores
dinamo
generador
regulador
regulador voltaje

[starter]
arrancador
automatico/burro arranque
estarter
la/sin marcha
marcha gira/motor/muerta/nada/no/pega/pegada/quemada/suena
motor arranque/partida
solenoide
starter

[key]
boton arranque
chapa
dar/darle/el/pongo contacto
doy/girar/giro/volteo contacto/llave
ignicion
llave
llave da vuelta/vueltas
llave encendido
suich
switch

[fuse]
breaker*
caja fusibles
fuse
fuses
fusible se quema/queman/quemo
fusible*
quema/queman/quemo fuse/fusible/fusibles
relay
rele
relevador
relevadores

[wire]
alambre*
arnes
cable*
conector*
corto circuito
cortocircuito
en/haciendo/hizo/un corto
falso contacto
huele/olor a plastico
tierra arranque/bateria/bloque/chasis/fisica/floja/motor/podrida/suelta

[electricity]
amperaje
amperios
da/dan/dio toques
electric*
electronic*
hay/llega/sin/tiene corriente
se fue la luz
toques electricos

[ext_light]
a oscuras
ampolleta*
blinker*
bombill*
cabeza de luz
calavera*
calavera*/direccionales/foco/focos/luces/luz/plafon/plafones caja
cocuyo*
cuartos
direccional*
dome
estacionarias
farit*
faro
farol*
faros
faros/luces antiniebla/niebla
flasher*
foco
foco/focos chueco/flojo/fundido/fundidos/quemado/quemados/tronado
foco/lampara/luz de la cabina/placa
foco/luz del domo
focos
foquito de la guantera
foquito leer
funcionan/jalan/prende/prenden/sirven las vias
galibo
guantera
headlight*
intermitente*
las vias del lado
led
leds
luces
luces altas/bajas/delanteras/remolque/traila/trailer/traseras
luces rojas emergencia
luces/luz emergencia/posicion/rastra/techo
luz alta/baja/cabina/direccional/matricula/niebla/placa/remolque/reversa/traila/trasera
marcadora*
marker*
me quede a oscuras
plafon*
stop en la troka
stops
torreta*
vias del lado

[brake_light]
foco/focos/luces/luz freno*
foco/focos/luces/luz stop caja/remolque/traila/trasera/traseras
foco/luz de stop fundida/fundido/quemada/quemado
luces stop
luces/luz de stop funciona/prende/sirve
luz stop derecha/izquierda

[plug]
7/siete pines/vias
cable de 7/siete
cable espiral/verde
cable siete vias
cable/cordon/culebra luces
clavija
conector/enchufe caja/rastra/remolque/traila
cordon
enchufe
pigtail
pigtel
tomada

[accessory]
alerta/aviso/sensor/sistema colision
antena
anticolision
apagador*
apu
blinker
bocina
bocina/claxon/corneta aire
bomba/bombita/chorrito parabrisas
calentador/defroster/desempanador cama/cobija/espejo/espejos
camara de reversa
camarita
cinturon
claxon
comfortpro
compuerta
control crucero
corneta
crucero apaga/desactiva/quita
crucero no engancha
cruise
cubierta/tapa baterias
eld
elevador
embarra
encendedor
escobillas
espejo termico
estereo
gas/piston/pistones del cofre/hood
goma/llanta/llantas/rueda refaccion/repuesto
gps
interruptor*
inversor
lift gate
liftgate
limpiabrisas
limpiador
limpiaparabrisas
microondas
nevera
no baja/bajan/sube/suben liftgate/ventana/ventanilla/vidrio/vidrios
onguard
piso/puerta/puertas/techo de caja
plumas
plumilla*
portallanta*
portarrepuesto
radar
radio
refri
retrovisor*
tele
tomacorriente*
tripac
velocimetro
ventana*
vidrio*
wiper
wipers

[module]
actuador*
alerta/mitigacion/radar/sensor/sistema colision
cerebro
compu
computadora
ecm
ecu
modulo*
red datos
sensor
sensores

[dash]
cluster
consola
dash
instrumentos
medidores
panel
pantalla
pantallita
relojes
tablero

[gauge]
aguja
agujita
ahuja
flotador
gauges
indicador nivel
manecilla
manometro*
marcador
medidor
reloj
relojito
`;
