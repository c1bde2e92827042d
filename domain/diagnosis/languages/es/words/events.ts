/** Spanish: what happens. One phrase a line (notation: languages/lexicon.ts). */
export const events = `
[fire]
adentro/afuera/llanta/traila/trailer anda/sigue/va/viene prendida
agarrando/agarro/cogio/echa/echando candela/fuego/lumbre
agarro aislante/cable/cables/forro/manta
agarro/encendio/prendio alfombra/asiento/cobija/cobijas/colchon/cortina/cortinas
algo se quema/quemando
arde
arden
arder
ardia*
ardiendo
ardio
atras/caucho/llanta/rueda va/viene prendida/prendido
brasa
brasas
brilla naranja/rojo
cae/escurre/gotea/gotear aceite/grasa prendida/prendido
caen/chorrea/goma/gomas/gotas/grasa/llanta/llantas encendida/encendidas/prendida/prendidas
caja/carga sigue/va/viene prendida
candela
candelita
dando/eche con extintor*
dando/eche/gaste/use/vaciando/vacie extinguidor*/extintor*
eche dos extintor*
flama*
fogata
fogonazo*
freno/llanta/rueda prendio
fuego
fueguito
hay/la/saca/sale/salen/salio/una llama
incendi*
lengueta*
llamarada*
llamas
llamita*
lumbrada
lumbre
lumbrita
luz/resplandor naranja baila/bailando
me/se prendio cabina/caja/carga/llanta/llantas/remolque/rueda/traila
prende/prendieron/prendio carga/lona/madera/paja
prendido fuego
prendiendo hierba/monte/pasto/zacate
prendio aislante/arnes/balata/cable/cama/camarote/carton/escape/forro/litera/solo/trapo/turbo
quema/queman/quemando caja/goma/gomas/llanta/llantas/reefer/remolque/traila/trailer
quemandose
resplandor*
se prendio fuego
se quema
se quemando algo
sigue prendido abajo/cofre/debajo
tizon*

[burn]
achicharr*
carboniz*
chamusc*
quema
quemada
quemado
quemados
quemando
quemandose
quemazon
quemo
requemad*
se esta quemando
tatem*

[smoke]
ahum*
avienta/bota/botando/echa/echaba/echando/saca/sacaba/sacando/sale/salen/saliendo/tira/tirando humareda/humero/humito/humo
columna/hilito/hilo blanco/gris/negro
hebra/hilo blanca/gris/negra
humar*
humaz*
humea
humeaba
humean
humeando
humeante
humeo
humito
humito/humo sale/saliendo
humo
humos
la/una nube gris/negra/prieta
nubecit*
smokea*
umo

[steam]
avienta/bota/echa/saca nube por
baho
bapor
bota/botando/echa/echando/saca/sale/saliendo/tira/tirando vapor/vaporcito
evapora
evaporan
evaporando
humareda/nube blanca
la/pura/una nube
neblina dulce
nubarron*
nube por capo/cofre/parrilla
nubes por
vaho
vapor sale/saliendo
vapor*

[boil]
agua sale/salio disparad*/presion
borbot*
bulle*
burbuje*
ebullicion
geiser*
herv*
hierbe
hierven
hirbiendo
hirviendo
hirvio
irviendo
yrv*

[spark]
arco electrico
arcos
chispa*
chisporrote*

[melt]
ampoll* pintura
asando
cociendo
cociendose
derretid*
derrite*
derriti*
forro/plastico chorrea/chorreando/derrite/derritiendo/escurre/escurriendo/gotea
fundiendo/fundio cable
pintura ampoll*

[smell]
apesta
aroma
hediondo
hedor
hiede
huele
oler
olia
olian
oliendo
olio
olor
olorcito
olores
peste
tufo

[leak]
anda/esta/viene botando
bota/botando/echa/echando/tira/tirando/vota/votando aceite/agua/anticongelante/combustible/coolant/diesel/gasoil/liquido/refrigerante
botan/echan/pierden/sacan aire
cayendole
chorreando
chorrito*
dejando camino/hilo/huella/mancha/rastro/raya/reguero
derrame
escapa
escapan
escapando
escape/perdida de
escurre
escurria*
escurriendo
exuda
filtra
filtrando
fuga
fugan
fugando
fugas
fuguita*
gota a gota
gotea
goteaba*
goteando
gotear
goteit*
goteo
goteras
lagrimea
leak
leakea*
likea*
liquea*
llora
lloran
merma
moja
mojando
perdiendo/pierde liquido
pierde
rezuma*
sale agua/espuma/gas/por/producto
sale un gas/liquido
saliendo
saliendo poquito/tantito
se sale
se va vaciando
suda
suspiro de aire
tira
tiraba
tirado
tiran
tirando
tirandome
transpir*
va dejando

[pour]
a chorro/chorros/madres
arroja*
arroyito
arroyo
aventando
avento
avienta
bana
bana/boto/tiro todo
banado
banan
borbotones
bota/botando/tira/tirando toda agua
bota/botando/tirando bastante
botando/tirando harto
brota
brotando
cae/caen/cayendo galon/vaso
cantaros
charcote
chisguet*
chorrea
chorreando
chorro
chorrote
como aspersor/fuente/grifo/llave/manguera/neblina/regadera/spray
corre/corriendo alcantarilla/asfalto/calle/cuneta/debajo/drenaje/piso/suelo
debajo corre
deja/dejando estela/linea/rastro/raya/reguero
derrama*
derramo
desparram*
empap*
en abanico
escupe
escupiendo
hilito
hilo continuo/grueso
lanza/lanzando chorro/neblina
no para salir
pintando
por toda la carretera/pista/via
por todas partes
por todos lados
pulveriz*
regada
regadero
regado
regando
reguero
riega
rio de
rocia
rociando
saliendo/tirando mucho
salio disparad*
salpica
salpico
se salio toda/todo
tiradero
todo regado
un rio
un/una alberca/lago/laguna
va cayendo
va/vengo/voy dejando
vacia
vaciando
vaciandose
vomita*

[puddle]
charco*
charquito*
debajo camion
en el piso/suelo
mancha
manchada
manchando
mojado
rastro

[air_buzzer]
agujas caen/cayeron/desploman/desplomando/desplomaron
alarma baja presion
alarma bajo/de/presion aire
alarma de las brecas
alarma/aviso/chicharra/luz/pitador/pito/zumbador aire
alarma/chicharra frenos
cero/sero libras los dos
chicharra/pitador/timbre/zumbador baja/bajo
chilla/pita/pite/pito el lowair
foco/la/luz roja/rojo aire
low air
lowair
lowaire
luz baja presion aire
luz bajo aire
no levanta aire
pita/pitando el aire

[buzzer]
alarma
alarmas
bip
bipea*
bocinita
buzzer
chicharra
chilla/sonando/zumbido alarma
deja de chillar/chirriar/pitar/sonar
pita
pitaba
pitador
pitan
pitando
pitazo*
pite
pite y pite
pitido*
pito
timbra*
timbre
zumbador

[noise]
brama
bulla
cascabel*
castan*
escandalo
escucho/oigo un
grune
grunido
rechinaba
rechinido*
retumb*
ronca
ruge
rugia
rugiendo
ruidajo
ruidazo*
ruidero
ruidito*
ruido
ruidos
se escucha/oye/oyen
sonaba
sonaja*
sonando
sonidito
sonido
sono
suena
suenan
tintine*
traquete*
tronaba
tronando
tronido*
truena
vengo oyendo
zumba
zumbaba
zumbido

[vibrate]
bailando
bailote*
brinca volante
brincote*
cimbr*
oscila
retiembla
sacud*
shimmy
tembl*
tiembla
tirit*
vibr*
zangolot*
zapatea

[problem]
algo malo
anda extrano/mal
averia
bronca
defecto
desperfecto
detalle
extrano
falla en
fallando raro
fallas
fallita
lo mismo
mal funcionamiento
no anda bien
no se siente bien
no suena normal
pasa algo
problema
problemas
problemita
rara
raro
vaina
`;
