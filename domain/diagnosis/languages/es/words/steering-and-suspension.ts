/** Spanish: steering and suspension. One phrase a line (notation: languages/lexicon.ts). */
export const steeringAndSuspension = `
[steering]
aceite/caja direccion
apunta/apuntan/mira/miran a/hacia/pa/para distinto/otro/un lado
bolante
cabrilla
cabrilla/direccion/guia/timon/volante no regrese/regreso
cremallera
cruceta columna/direccion/volante
direccion
direcion
doblar/girar/giro/virar/voltear hasta tope
doblar/girar/giro/virar/voltear tope
guia
guiar
la columna cruje/rechina/traba/truena
llanta/rueda apunta/mira
manubrio
sector shaft
sheppard
sinfin
steer
steering
timon
volante
volante algo/anda/esta/medio/poquito/queda/quedo/tantito/va/viene chueco/ladeado/torcido
volante chueco/descentrado/gira/ladeado/torcido
volante esta/quedo/va de lado
volante gira y gira
wheel esta

[power_steering]
aceite/bomba/deposito/liquido direccion
direccion asistida/hidraulica
hidraulica
licuadora
power estirin/steering
servodireccion

[linkage]
barra acoplamiento/arrastre/central/corta/larga/mando/transversal
barra/brazo/terminal*/varilla direccion
bieleta*
chaveta barra/direccion
drag link
king pin/pins
kingpin
mangueta*
munon*
perno chaveta/rey
perno/pernos maestro
perno/pernos/tornillo/tornillos/tuerca barra/direccion/pitman/rotula/terminal
pitman
pivote*
puntas/quebro barra
rotula*
terminal derecha/izquierda
tie rod*

[suspension]
abrazadera/abrazaderas eje/muelle/muelles/suspension/u
barra empuje/estabilizadora/reaccion/tensora/torque/torsion
buje*
eje levadizo/levantable/tag
grampa*
levadizo
lift axle
niveladora*
panhard
percha
perno/pernos u
perno/pernos/pin/pines/seguros tandem
perno/pernos/tornillo/tornillos/tuerca/tuercas abrazadera/amortiguador/columpio/muelle/muelles/percha/suspension
pines
pusher
slider
suspension
tandem corredizo
tijera
tirante*
tornillo centro
torque/v rod
tren delantero/trasero
u bolt*
valvula niveladora

[air_bag]
air bag*
airbag*
asiento aire/neumatico
asiento no baja/infla/sube
balon*/bolsas/bolsita/bombona aire
bolsa
bolsa aire/cabina/remolque/suspension
bolsa de aire suspension
bolsas
cama/cojin/colchon/suspension de aire
camara/camaras suspension
fuelle*
una bolsa

[spring]
ballesta*
elastico*
hoja madre/maestra/principal
hojas
la maestra
muelle*
resorte*
una hoja

[shock]
amortiguador*
amortiguadores/brinca cabina
cabina brinca
choques suspension
rebot*
shocks

[alignment]
alineacion
alineado
alinear
alinearon
desalineado

[coupling]
caja desengancho/desprendio/separandose/zafando/zafo
candado/la/mordaza*/seguro quinta
desengancho/desprendio/solto/zafo caja
el pin/plato
en/engrasar/suelta la quinta
enganche
fifth wheel
fontaine
gatos/patas/patines caja/rastra/remolque/traila
jaws
jost
kingpin
la/una pata
landing gear
lanza
mandibula*
manivela
manivela da/gira loca/vueltas
palanca de la quinta
patas
patines
pintle*
quijada*
quinta
quinta dura/rueda
tornamesa
tren aterrizaje
tug test

[slider]
perno/pernos/pin/pines/seguro/seguros tandem
slider
tandem corredizo

[windshield]
limpiabrisas
limpiador
limpiadores
limpiaparabrisas
parabrisas
wiper
wipers

[speed]
a que velocidad
gobernada/gobernado a 55/60/62/63/65/68/70
kilometros/millas por hora
km h
la velocidad
mph

[revs]
a/en vueltas
acelera/revoluciona/revolucionado/sube solo
acelerado/revolucionado al maximo/tope
revoluciones
rpm
tacometro
vueltas motor
`;
