/** Spanish: engine. One phrase a line (notation: languages/lexicon.ts). */
export const engine = `
[engine]
afinacion
base/bases/soporte motor
c15
cambio aceite
cummins
damper
dd13
dd15
detroit
engine protection
engine/protection shutdown
filler
filtro aire
filtro aire rojo indicador
filtro de aire rojo/sucio/tapado
grid heater
harmonic balancer
isx
isx15
maquina
maxxforce
motor
motores
mount*
mx13
n14
paccar
servicio de mil
x15

[oil]
aceite
aceite motor
bayoneta
bota/botando/cambiar/cambio/cuarto/cuartos/echa/echando/filtro/servicio/tira/tirando/votando aceite
carter
empaque/junta/tapa carter/punterias/valvulas
filtro nuevo aceite
lubricante
reten delantero/trasero ciguenal
reten/sello ciguenal
varilla

[oil_pressure]
aceite cero/sero
aceite en cero
aceite en el reloj
aceite/oil presion
aceitera
aceiterita
aguja/alarma/barra/barrita/chicharra/flecha/foco/foquito/indicador/lampara/lamparita/lucecita/luz/manometro/medidor/palito/pitido/presion/raya/rayita/reloj/testigo aceite
aguja/dice/low/psi/reloj oil
agujita aceite/oil
alcuza
botecito
cero en aceite
libras de aceite
oil lamp/light/preshur*/press/pressure/psi
presion motor/oil

[turbo]
aftercooler
boost
intercooler
manguera/tubo intercooler/turbo
turbina
turbo
turbocargador
wastegate

[belt]
banda
banda ventilador
banda/correa/faja accesorios/agua/compresor
bandas
correa
correas
faja
polea
serpentina
tensor

[exhaust]
abrazadera/abrazaderas escape/mofle/tubo
blow by
blowby
chimeneas
colector
escape
exosto*
fuga de escape
humo/resopla/sopla/soplando/vapor mucho/por respiradero
manifold
mofla
mofle
mofler
mofles
multiple
perno/pernos/tornillo/tornillos escape/multiple
respiradero
respiradero bota/echa/saca/sopla/tira
silenciador
tubo escape/ventilacion
vapor/vapores aceite

[egr]
egr

[inside_engine]
adentro/anillos/cabeza/valvulas motor
balancin*
biela*
block
bloque
cabezote
camisas
ciguenal
cilindro*
costado/lado block/bloque/monoblock
culata
empaque/junta cabeza
in frame
inframe
levas
metales
monoblock
overhead
piston
pistones
punterias

[throttle]
acelera sin/sola
acelera/acelerando/acelero/revoluciona/revoluciono solito/solo
acelerador
apague y motor sigue/siguio
con/el pedal a fondo
con/va/voy pedal fondo
desbocad*
el/pedal gas
motor desbocado/embalado
motor sigue/siguio acelerado/corriendo
palanca apagado
pedal a fondo
pedal acelerador
quite/saque llave y sigue/siguio
runaway
se desboco/embalo
sigue acelerado/acelerando
sigue corriendo como
su propio aceite

[power]
aceleracion
empuje
fuerza
pique
poder
potencia
potensia
power
torque
`;
