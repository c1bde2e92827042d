/** Spanish: people, places, services. One phrase a line (notation: languages/lexicon.ts). */
export const topics = `
[crash]
acaban de chocar/dar/pegar
accidente
acostada/acostado cuneta/lado/zanja
atropello
auto/carrito/carro/coche metio abajo/debajo
bobina/coil/rollo/tubos rodando/suelta/suelto/sueltos
cabina aplastada/aplasto
caja/rastra/remolque/traila se atraveso/cruzo/doblaron/doblo
cayendo/regando/tirando carga/mercancia/pallet*/rollos/tarimas/troncos
cayo carga autopista/carretera/carril/via
cayo/fue/quedo/va de cabeza
chocado
chocamos
chocar/pegan/pegue por atras
chocaron
choco
choque
choque/pegue alce/con/oso/vaca/venado
coleo
colgado del barranco/puente
colgado en el muro
cruzo remolque/traila/trailer
de lado cuneta/zanja
dieron/pegar/pegaron por atras/detras
doblo caja/remolque/traila/trailer
embistieron
en/hice/hizo tijera
encima barrera/muro
estampo
estrelle
hubo/la/tuve/una colision
impacto
jackknife
le di por atras
le di/dimos a
le di/dimos al poste
le pegue
llantas arriba
llantas/ruedas despegan/levantan piso/suelo
lo/me/se volteo
me acoste/embistieron/embistio/estampe/impacte/pegaron/pego/rasparon/rozo/sacaron/volque/voltee
me fui de lado
metio un carro abajo/debajo
pegue a un
percance
quedo acostada/acostado
quedo de lado
se acosto/estrello/volco
se fue al barranco
se hizo tijera
se metio abajo/debajo traila/trailer
tijera traila
tijeret*
tractores chocados
traila/trailer atraveso/cruzo
venado me cruzo/rompio/salio/salto
volcado
volcadura
volcamos
volco
volque
volteada
volteado
volteamos
voltee

[injury]
alarma/detector co
ambulancia*
amigo/bebe/chamaco/chofer/companero/conductor/copiloto/esposa/hija/hijita/hijo/hombre/mama/muchacha/muchacho/mujer/nina/nino/papa/senor/senora no despierta/mueve/respira/responde
amigo/chofer/companero/conductor/copiloto/el/ella/esposa/hijo/hombre/mujer/nina/nino/padre/senor/senora/ya no reacciona
aplasta/apreton/aprieta/arde/dolor/duele/opresion/oprime/presion/punza/punzada pecho
aplaste la mano
aplasto la/mi/su brazo/dedo/dedos/mano/pie/pierna
arde/arden/llorar/quema/queman los ojos
asalt*
asfixi*
ataque corazon
atrapado
azucar baja/bajo
bebe/hija/hijita/hijo/nina/nino encerrada/encerrado
boca torcida
brazo roto
brazo/mano/pie/pierna aplastada/atorada/atorado/atrapada/atrapado/prensada/prensado
cabeza explota/retumba/retumbando
cayo agua/anticongelante/vapor brazo/cara/mano
cayo/entro/salpico/salto cara/ojo/ojos
cierra garganta
convulsion*
dando/dar a luz
debajo caja/camion/traila gato
derrame cerebral
desmayado
desmaye
desmayo
desvanec*
diabet*
dolor de cabeza y
dolores de parto
duerme medio cuerpo
duerme/durmio brazo/mano/pierna
encanon*
escaldado
escaldaron
escalde
escaldo
esta/va pariendo
estan robando
estoy cortado
falleci*
fractura*
gato cayo/resbalo/vencio/yendo/zafo
golpe de calor
golpeado
hay muertos
herida
heridos
hombres/tipos abrir/forzar/golpean
inconcient*
inconsciente
inconsiente
infarto
insulina
intoxic*
lastim*
lesion*
lloran ojos
lo arrolle
machuco
machuque
mareado
mareo
me ahogo/amenazan/aplaste/aplasto/apuntan/corte/duermo/lastime/machuque/quebre/queme
me amenaza*/apunta con
me duele el cuello
me duele la cabeza
me falta aire
me siento mal
mirada perdida
monoxido
nausea
no despierta/respira/respiro
no mueve/siente brazo/pierna/piernas/pies
no puede/puedo mover brazo/cuello/mano/pie/pierna
no puede/puedo respirar
no responde chofer/hombre/muchacho/senor
no se mueve el chofer
no siento brazo/cara/mano/manos/pie/pierna/piernas/pies
nublada la vista
paramedico*
paro cardiaco
pierna rota
prensado
quebre/quebro brazo/pierna
quedando dormido
quemaduras
quemaron cara/manos
quemo brazo/cara/mano/piernas
quemo la cara/mano
sangra
sangrando
sangre
sangro
se corto brazo/cabeza/cara/dedo/dedos/mano/pierna
se me nubla la vista
se quemo brazo/chofer/companero/ojos/pie/pierna
sudando/sudo frio
tipos tratando
torcio boca/cara
un muerto
veo/viendo borroso/doble
vidrio/vidrios ojo/ojos
vomitando
ya no sudo

[hazmat]
acetileno
acido
amonia
amoniaco
autotanque*
carga peligrosa
cisterna
cloro
corrosivo
explosivo*
gas lp
hazmat
material peligroso
materiales peligrosos
matpel
nitrogeno
oxigeno
peroxido
pesticid*
pipa
placard*
propano
quimico*
radiactiv*
radioactiv*
sale un gas
sosa
tanquero
toxico
veneno

[hazmat_goods]
acarreo/cargo/jalando/llevo/traigo acido/gasolina/peligroso/quimicos
acido clorhidrico/nitrico/sulfurico
cisterna
clase 2/3/8/ocho/tres
explosivo*
hazmat
inflamable*
material peligroso
materiales peligrosos
pipa
propano carga
tanquero
un 1005/1075/1203/1830/1993
un1*

[carbon_monoxide]
alarma co/monoxido
gases escape adentro/cabina/dentro
monoxido*

[exhaust_gap]
escape/mofle picado/quebrado/roto
fuga de/del/en escape/mofle/multiple

[overnight]
aire de/en la noche
amanece*
cada manana/noche
de un dia para otro
todas las mananas/noches

[unwell]
duele la cabeza
mareado
mareo
nausea*

[exposed]
golpe de calor
hipotermia
me congelo/muero de calor/frio
me estoy congelando
nos congelamos
tengo frio

[sleep]
dormir*
duermo
pasar/toda la noche
siesta

[by_hand]
a mano
con perno/tornillo
manualmente
perno
tornillo

[fill_in]
cargue
echaron
eche
le puse
llene
metieron
puse
pusieron

[def_mixed]
agua/diesel/gasolina al/en def
agua/diesel/gasolina tanque def/urea
def contaminado

[rotten_egg]
azufre
huele/huelen/oler/olor azufre/huevo/huevos
huevo podrido
huevos podridos

[dipstick]
bayoneta
varilla

[white]
blanc*

[blue]
azul*

[livestock]
animales
becerros
borregos
caballos
gallinas
ganado
marranos
pasajeros
pollos
puercos
reses
vacas

[lane]
atravesado
atravesados
bloqueando
bloqueando la entrada/rampa/salida
bloqueando todo
carril
carril de alta/baja
carril derecho/izquierdo
carriles
contra flujo
cruce
curva
de enmedio
en el freeway
en la autopista/pista
en medio autopista/camino/carretera/de/freeway/highway/trafico/via
en plena autopista/avenida/calle/carretera/curva/interestatal/interseccion/pista
estorbando
estoy/parado/quede/quedo en medio
friguey
interseccion
linea central/enmedio/izquierda/rapida
linea de alta
media autopista/calle/carretera
medio calle
medio de la autopista/calle/carretera/via
medio del freeway
mitad autopista/calle/camino/carretera/carril/freeway/pista
mitad del crucero
plena autopista/bajada/calle/carretera/cuesta/curva/interestatal/pista/subida/via/vuelta
pleno carril/freeway/highway/puente/trafico
puente
raya de en medio
se me cruzo
sobre la via
tunel

[traffic]
carros esquivan/pasan/pasando/pitando
casi me chocan/dan/llevan/pegan
casi me pegan por atras
esquivando
me van chocar/dar/pegar
no me ven
pasan cerquita/rapido/recio/rozando/volando/zumbando
pasando cerquita/recio/rozando/volando/zumbando
pitan
pitandome
tocando/tocandome bocina/claxon
trafico alrededor/pasa
trailers pasan
vienen carros/trailers/troques

[still]
ahi/aqui quedamos/quede/quedo
inmovil*
nada que avanza/camina/rueda/ruedan
no anda/avanza/camina/rueda
no lo/me muevo
no puedo avanzar/mover/moverlo/moverme
no se mueve
parado sin
quede parado

[no_way_off]
ambos/dos sentidos
ando/estoy/quede/sigo en autopista/carril/freeway/via
atorado/detenido/parado/tapado/trancado/trancao el trafico
atravesada/atravesado/atravesados a/en
bloqueado/tapado/tengo/trancado/trancao trafico
bloqueando/estorbando/tapando camino/carretera/carril/puente/trafico
bloqueando/tapando autopista/calle/freeway/paso/pista/via
capo/cofre abrio/levanto/volo andando/manejando
cerramos/cerrando/cerre autopista/carretera/freeway/interstate
cola/media/medio caja/remolque/traila carril
detenido/detuve/parada/parado/pare carril/carriles/plena/pleno
en medio autopista/freeway/highway/interestatal/interseccion/puente
encima rieles
es el carril
me esquivan/esquivando
media/medio camion/trailer/troca carril
nadie puede pasar
no alcance/alcanzo/pude/puedo orillar*
no hay acotamiento/espacio/hombrillo/hombro/orilla/shoulder
no hay donde orillar*
no me pude salir
no pasa nadie
no pude/puedo moverlo/quitarlo/sacarlo autopista/carril/via
no pueden pasar
no puedo salir del carril
ocupando/ocupo carril
sigo en medio
sin acotamiento/espacio/hombrillo/hombro/orilla/shoulder

[tracks]
cruce tren
cruce/vias ferrocarril
ferrocarril
las vias
paso a nivel
rieles
tren

[flood]
agua arroyo/escalon
agua entrando/mete/metiendo cabina subiendo
agua esta/sigue sube/subiendo
agua llega/llego cofre/motor/puerta/ventana
agua por la puerta/ventana
corriente me arrastra/lleva/llevo
creciente
inundacion
inundada/inundado cabina/calle/camion/carretera
me arrastra/lleva agua/arroyo/corriente
me estoy hundiendo
se hunde/hundiendo camion/troca agua/lago/rio
sube/subiendo agua

[power_line]
alta tension
cable/cables/linea/lineas corriente/electrica/electricas/electrico/electricos/luz/tension arriba/cayeron/cayo/encima/enganche/enredado/jale/sobre/tire/tumbe
cayeron/cayo cable/cables/linea/lineas corriente/electrica/electrico/luz
cayeron/cayo/choque/tire/tumbe poste luz
jale/reventé/tumbe cables luz

[shoulder]
a un lado
acotamiento
afuera/estacionado/orillado/parado en hombro
arcen
banquina
berma
hombrillo
hombro/lado carretera
orilla
orillado
orillandome
orillarme
orille
rampa
salida freeway
shoulder

[safe_place]
almacen
anden
bascula
base
bloqueando anden/dock/entrada/porton/salida
bodega
casa
cochera
descanso
driveway
drop lot
en el dock/muelle
estacion servicio
estacionamiento
finca
flying j
galpon
garage
gasolinera
lote
loves
lugar seguro
muelle carga
muelle de carga/descarga
parada camiones
paradero
parador
parking
parqueadero
parqueo
patio
patio ferrocarril/tren
pension
petro
pilot
puerto
receiver
rest area
shipper
ta
taller
terminal
troc/truck stop
walmart
weigh station
yard
yarda

[off_road]
arena
atascadas
atascado en/lodo/nieve
barranco
barro
camellon
canal
contra/en/hundido/metido/patinando nieve
cuneta
desbarranc*
encunet*
enlod*
enterrad*
fangal
fango
hundido
lodazal
lodo
me atasque/enterre/hundi
me sali del camino
mediana
nieve hasta
pantano
pasto
talud
voladero
zacate
zanja

[jump]
boostea*
brincador
brincar baterias
brincar/puenteo bateria
brincarlo
brincarme
cables/dan/dar/denme/pasan/pasar/pasarle/pasarme/pase/paseme/pasen/pasenme/paso corriente
jompe*
jump
jumpstart*
necesito/ocupo/un brinco
pasacorriente*
pasar energia

[shifted]
anda/esta/puso/quedo/va/viene de lado
carga fue de lado
carga se fue de lado
chueca
chueco
corrida
corrido
corrieron/corrio/movieron/movio/recorrieron/recorrio adelante/delante/frente
corrio/movio de la plataforma
descuadr*
inclinada
inclinado
mas afuera que
recargada/recargado contra
recorrida
salido
se corrio/ladeo/movio/recorrio/vira/viro

[load_falls]
aflojando/soltando/solto/suelta bobina/rollo/rollos/tuberia/tubos
bobina/cajas/carga/mercancia/pallets/rollo/rollos/tarima/tarimas/tubos cae/caen/caye/cayendo/cayeron/cayo
bobina/carga/rollo/rollos/tuberia/tubos aflojando/aflojo/soltando/solto/suelta/suelto
bobinas/tubos cuelgan/recorrieron
cae/caen/cayendo/cayeron/cayo/perdi/regando/rego/tire/tiro bobina/cajas/carga/mercancia/pallets/rollo/rollos/tarima/tarimas/tubos
recorrieron bobinas/tubos
se me cae/caen/cayeron/cayo/regaron/rego bobina/cajas/carga/mercancia/pallets/rollo/rollos/tarima/tarimas/tubos
se me cayo/perdi/tire parte de la carga

[oil_gone]
no le/me queda aceite
no tiene/trae nada aceite
perdi/perdio/regue/tire/tiro/vacio todo aceite
quede/quedo sin aceite
sin gota aceite
todo el aceite regado/salio/tiro

[air_short]
aire/compresor no carga/junta/levanta/sube mas/pasa 30/35/40/45/50/55/60
compresor no carga/levanta anda/estoy/voy 40/45/50/55/60
desinflo sistema aire
no carga/junta/levanta mas 30/35/40/45/50/55/60 libras/psi
queda/quedan poca/poco/poquito aire
se tira todo el aire

[runs_away]
acelera/aceleran/acelero/revoluciona solo
acelerador no regresa/sube/vuelve
desboca/desbocado/desboco/embala/embalado/embalo motor
motor desboca/desbocado/desboco/embala/embalado/embalo
motor grita/ruge solo
pedal acelerador/gas no regresa/sube/vuelve
sube/suben revoluciones solas

[frame_apart]
abrio/partio/quebro/rompio/trozo bastidor/chasis/chassis/frame/larguero
bastidor/chasis/chassis/frame partido/partio/quebrado/quebro/trozado/trozo
bastidor/chasis/chassis/frame/larguero dos

[dark]
a oscuras
anochec*
carretera sin postes
madrugada
medianoche
noche
obscur*
oscura
sin alumbrado/luna

[every]
ambas
ambos
completamente
dos mismo lado
el par
enterito
la pareja
las 2/cuatro
las/los dos
los cuatro
por completo
toda
todas
todo
todos

[sudden]
de golpe/pronto/repente
de la nada
de un jalon
en un segundo
repentinamente
sin avisar/aviso
subito

[frame]
arrastra/arrastrando/golpea/golpeando/pega/pegando contra/en pavimento/piso/suelo
arrastrando/colgando/golpeando/pegando abajo
bajo/todo el piso
bastidor
chasis
contra el chasis
crossmember*
debajo de la cabina
debajo del piso
el piso
larguero*
travesano*
viga*

[fueled]
acabo de llenar
cargue/eche/llene/tanquee gasolinera
cargue/eche/puse combustible/diesel/gasoil/petroleo
desde que cargue
despues cargar/echar/llenar/tanquear
despues de cargar/echar/poner diesel
despues de cargar/llenar/tanquear
diesel barato/chafa/malo
gasolinera barata/chafa/chiquita/desconocida/mala/rara
llene el tanque
recien cargue/llene
repost*
tanquear

[tow]
al corralon/deshuesadero/yonke
arrastrar
arrastrarlo
arrastre
cama baja para
cotice/cotizacion/cotizar/precio arrastre/grua/remolque
cuanto cobran por jalar
cubren/mande/mandeme/manden/mandenme/necesito/ocupo/pido/quiero/urge remolque
enganchenlo
grua
grua pesada
grua que pedi
gruas
gruas con plataforma
gruero
grulla
hay que jalar
jalada hasta
jalar mi
jalar mi camion/mueble/tractor/troca/troka/unidad
jalarlo
jalarme
jale el camion/tractor
jaleme
jalen
jalenlo
la grua que pedi
llevar/mover/trasladar un camion/freightliner/kenworth/peterbilt/tractor/troca/volvo
llevarlo al dealer/taller
llevarlo en lowboy
llevenlo
llevenme
lowbed
lowboy/plataforma para llevar
me jalan/remolcan/sacan/saquen
me puede jalar
plancha
planchon
que la/lo/se lleve/lleven
que me/nos jalen/lleven/remolquen/saquen
remolc*
remolque hasta/pesado
remolqueme
remolquen
remolquenlo
rescate pesado
rotator
sacarlo/sacarme de
sin grua
tow
towing
winche*
wrecker

[roadside]
24 horas
a domicilio
abierto ahora
alguien con diesel
alguien que haga servicio
alguien venga
area/zona cubren/trabajan
asistencia
asistencia/auxilio/ayuda en carretera
asistencia/ayuda/servicio en el camino
auxilio 24 horas
auxilio mecanico
auxilio/ayuda/socorro vial
ayuda/servicio carretera
busco/del/el auxilio
cambiar llanta
cambiarme goma/llanta
cambie/servicio llantas
camion/troca de servicio
cauchera
cita para
cuanto tarda/tardan en llegar
dealer/mas cercano
desponch*
desvar*
entrega/entreguen/mandame/mandar/manden/traigan combustible/diesel/fuel
enviame/envien/mandeme/manden un camion/tecnico
fuel delivery
gomero
llantero
llega/llegue/mandaron llantero/mecanico/servicio/tecnico
llevar/trae/traerme/traiganme diesel
mandame/mandenme alguien/ayuda/mecanico
mandan/mande/manden ayuda
mandar tecnico
mandar/mande/mandeme/manden/venga/viene alguien
manden/mandenme/traigan/traiganme galones
mecanico
mecanico ambulante/diesel/movil
mecanico/tecnico venga/venir
montallant*
necesito/ocupo/quiero servicio
parchar
parchen
pasan/pasar/pasen corriente
pueden venir
que venga alguien
que vengan
quien arregla/arregle/cambia/compone/repara/viene
recomienda* llantero/mecanico/taller
revision y engrase
road service
roadside
service truck
servicio de camiones
servicio en camino
servicio movil
soldador
talacha
talachero
taller abierto/cerca/cercano/movil
traer diesel/galones
venga a arreglar/revisar/ver/verlo
venga/vengan cambiarla/cambiarme/ponerla/ponerme
venga/venir/viene mecanico/tecnico
vienen hasta
vulca
vulcaniz*

[locked_out]
cerrajero
deje/encerraron/encerre/extravie/olvide/perdi/robaron las llaves
deje/perdi la llave
llave/llavero/llaves/yaves adentro/dentro
llaves encerradas/puestas
llaves prendidas adentro
me quede afuera/fuera
quedaron adentro
se encerraron llaves
se me perdieron/quedaron las llaves
se quebro/rompio la llave

[parts]
aftermarket
alternativo
autopartes
catalogo
cotic*
cotiz*
cuanto cuesta/sale un
cuanto vale
cuatro/dos/seis/tres unidades
deshuesadero
en cuanto me dejan
filtro/parte/pieza/sensor que me mandaron/vendieron
garantia
kit de
me lo cambian
mi pedido
numero balata/balero/banda/filtro/parte/pieza
oem
original o
para ver nomas
parte nueva
partes
parts
pieza
piezas
que encargue/ordene/pedi
reacondicionad*
reconstruida
reconstruido
refaccion*
referencia de/del
reman
repuesto*
se consigue
yonke

[need]
a como
ando buscando/cazando
aparteme
busco
conseguir
consigame
consigan*
consigo
consigue
consiguen
cuanto sale/salen
donde encuentro/venden
encargo
enviame
guarden
guardenme
hacen falta
mandar
mandeme
mandenme
manejan
me consiguen/mandan/traen/urge
me hace falta
necesitamos
necesito
ocupamos
ocupo
ordeno
pasar a recoger*
preciso
quien entrega/vende
quiero
requiero
se me ofrece
surteme
surten
surtir
tienen
tienes
traer
traigame
traigan
traiganme
vendame

[buy]
a como
a cuanto dan/esta/estan/sale/tienen/vende/venden
alguien lo manda/vende
ando cazando
busco un/una/unas/unos
comprar
compro
consiganme
cotizacion
cotizar
cuanto cuesta/cuestan/sale/salen/vale/valen
cuanto me cobran por
cuanto pa/por un/una
disponible*
docena
donde compro/consigo/encuentro/venden
en cuanto me dan/dejan/sale/venden
en existencia/stock
en su almacen
encargar
entregan
envian
enviar
envieme
existencias
hacen envios
le queda el
le queda/sirve al
mandan
manden un/una
me pueden mandar
nueva/nuevo/nuevos pa/para
numero parte
ocupo/quiero otra/otro
oferta*
ordenar
para bendix/cascadia/cat/columbia/cummins/dd13/dd15/freightliner/haldex/holland/international/isx/isx15/jost/kenworth/mack/maxxforce/meritor/mx13/n14/pete/peterbilt/prostar/t680/t800/vnl/volvo/w900/x15
paso por ellas/ellos
pedir
precio
quien tiene
refaccionaria
usada
usado
vendan
vende
venden

[new_part]
aceite
ajustador*
alternador
amortiguador*
anticongelante
arrancador
asiento*
balatas
balero*
banda*
bateria
baterias
bidon*
birlo*
bisagra*
blower
bolsa de aire
bolsas
bomba
bomba agua/combustible/diesel/urea
bombillo*
cadenas
calavera*
camara
camaras
cerrojo
cluster
clutch
cofre
compresor
correa*
cruceta*
de repuesto
defensa
disco
discos
empaque*
escalon*
espejo
espejos
faja*
faldon*
faro*
filtro*
flotador
foco*
gato
gladhand*
goma
gomas
guardafango*
headlight*
inyector*
juego de
junta
juntas
king pin*
kit
limpiaparabrisas
llanta
llantas
lodera*
manguera
mangueras
manija
manitas
marcha
micas
mofle
neumaticos
nueva
nuevo
nuevos
parabrisas
parachoque*
pastilla*
plumillas
puerta*
quinta rueda
radiador
relevador*
reten
rin
rines
rotula*
salpicadera*
secador*
sello*
sensor*
soporte cabina/caja/motor
straps
tambores
tapa
tapon
tapones
terminales
termostato*
tornillos
tuercas
turbo
urea
valvula
valvula egr/freno/niveladora/relay
valvulas
vidrio*
wiper*
zapatas

[person]
agente
asesor
atencion/servicio cliente
ayuda humana
comunicame/comunicar/pasame/paseme con
comuniqueme
conecteme
gente real
gerente
hablar con alguien/un/una
humana
humano
llamenme
operador
persona
representante
supervisor
tecnico
transferir

[account]
actualizo cuenta/datos/numero/telefono
agregar otro camion
agregar/anadir camion
al pagar
aplico para ser
aplique
app
bloquearon mi telefono
borrar/borro un camion
cambiar correo/numero/telefono
cambio mi correo/numero/telefono
cancelar servicio
cancelen
cancelenme
cancelo
cargo doble
cargos en el banco
cierren el reporte/ticket
clave
cobran
cobrando
cobrar
cobrarme
cobraron
cobro
codigo de verificacion
codigo para entrar
comchek
consultas/mensajes/preguntas me quedan
contrasena*
correo electronico
correo ya usado
cuanto cuesta el plan
cuantos camiones
cuenta
cuesta al mes
dame/dar/darme/denme baja
de mi lista
descuento
devolucion
devolver dinero
doble cargo
doy de baja
efs
el/mi/por correo
email
en el perfil
entrar a mi cuenta
esta/la/precio aplicacion
este chat
factura
facturacion
flotilla
foto de perfil
foto mande
gratis
historial
idioma
log in
login
me devuelven/mude
membresia
mensajes de promocion
mensualidad
mi dinero/direccion/perfil/ticket
mi numero de telefono
mis datos
muchos intentos
no deja entrar/pagar/registrar/registrarme
no llega codigo
no puede entrar
notificacion*
pago
pagos
pague
pasword
periodo prueba
plan
planes
privacidad
quiero cancelar
recibo
reembols*
registrarme
registre
renovacion
renovar
resetear
sesion
solo y flota
suscri*
tarjeta
telefono cambio
ticket*
usuario
verificacion

[off_topic]
a partir de ahora
abogado
abogado accidente*
actua/habla/hablas como
adivinanza
administrador
android
aprender ingles
apuesta*
bajar/bajo de peso
bano
beis
beisbol
bendiciones
biblia
bicicleta
bitacora
bitcoin
boletos
boxeo
california
cancion*
cancion/musica banda
canta
cantame
capital/letra de
cargas/flete/ruta para
carro toyota
cerveza
chatgpt
chiste
chistes
chivas
clasico america
clave de administrador
claves del sistema
clima de/en/manana/para
cocinar
cocino
codigo fuente
comer
comida
como estas
como se dice
corolla
cripto*
cuanto gana/pagan
cuanto paga la carga/milla
cuanto/precio diesel/galon
cuentame un cuento
cuentame/escribe/escribeme un
cumpleanos
de que color
dieta
dimelo cantando
dios lo/te bendiga
direccion a
dodgers
dolares
echa lumbre porque
el dolar/partido/sentido
eleccion*
en cuanto esta
en que canal
equivoque de chat
eres humano/pirata/un/una
examen/licencia/sacar cdl
facebook
feliz ano/cumpleanos/navidad
fuego/incendio/lumbre bosque/cerro/monte
futbol
gatito
hamburguesa
historia
horas puedo manejar
horoscopo
hospital veterinario
iglesia
ignora instrucciones/las/sus/todo/tu/tus
impuestos
inmigracion
instagram
instrucciones anteriores
invertir
invierto
iphone
juega chivas/cruz
juego de los
la escuela/tarea
lavadora
licencia comercial
llovera
llueve
logbook
loteria
matematicas
me trata mal
mi carro/celular/civic/coche/esposa/gato/hija/hijo/honda/telefono
mil/muchas gracias
muela
mundial
musica
muy amable
netflix
no me cuente
noticias
novela
novia
novio
olvida instrucciones/las/tus
oracion
paga la milla
paga/pagan/pagando bien/cargas
partido futbol/seleccion
pasaporte
pelea
pelicula*
perro
persona o robot
poema
poesia
politic*
pozole
presidente
prestan/prestar dinero/plata
prompt
pronostico
que calor hace
que clima/tiempo
que tenga buen dia
quien gane/gano
quien gano la pelea
quien te creo/hizo
quieres ser
receta
recomienda*
regaderas
renovar licencia/pasaporte/placas/visa
renuncia
restaurante*
reza*
salario
samsung
seleccion
signo soy
sueldo
tacos
tamales
te amo
tiktok
traduce
traduceme
traducir
tus instrucciones/reglas
un cuento
va a llover/nevar
videojuego*
visa
vuelo
vuelos
ya quedo todo
yankees
youtube

[greeting]
alo
auxilio
ayuda
ayudenme
buena noche
buenas
buenas noches/tardes
buenos dias
dios lo/te bendiga
feliz navidad
gracias
hola
mi estimado
muy amable
oiga
que onda/tal
que tenga buen dia
quihubo
saludos
ya quedo todo

[asking]
aconsejame
como hacer/hago/puedo/se
cual es/fue
cuales
cuando es/fue/juega
cuantas
cuanto cuesta/es/gana/mide
cuantos
cuentame
dame
dime
donde esta/hay/puedo/queda
ensename
escribe
explicame
hazme
mejor
podrias
por que
puedes
que dia/es/hora/opina/significa/son
que significa si
quien descubrio/es/fue/gano/invento
recomiendame
sabes

[defeat]
alterar
anular
anulo
apagar el eld
apagar/apago la alarma
apagar/cortar alarma
bloquear/doblar/tapar manguera
borrar
brincar
brinco
burlar
bypasear
callar
cancelar sensor
delete
deletear
desactivar
desactivo
desconecto
desenchufar
deshabilitar
eliminar
elimino
enganar
engano
enjaular
evadir
falsificar
hackear
pellizcar
pinzar
puentear
puenteo
quitar
quitarle
quito
saltar
saltarme
saltarse
silenciar
sin def
taponear
trampa
trucar

[tamper]
aflojo/soltar/suelto camara/freno/frenos/resorte con tornillo
aflojo/soltar/suelto camara/freno/frenos/resorte tornillo
aflojo/soltar/suelto camara/resorte freno con tornillo
agua al def
agua al tanque de def
agua en el def
alterar/falsificar bitacora
anular/anulo alarma/apagado
borrar/delete/eliminar dpf
brincar/hackear el eld
brincar/puentear sensor
delete del def/dpf
eliminar def
eliminar/elimino/quitar/quito el dpf
emulador
enganar/trampa eld
enjaul*
enjaular freno*
quitar def/dpf/emisiones
quito def/emisiones

[guarded]
abs
aire
alarma
bitacora*
chicharra
def
derate
dpf
egr
eld
emisiones
freno*
gobernador
horas
limitador
nox
proteccion motor
regeneracion
scr
sensor*
urea
zumbador

[front]
adelante
alante
delantera
delanteras
delantero
delanteros
enfrente
frente

[rear]
afuera
atras
de la traila
eje trasero
exterior
interior
remolque
traccion
trasera
trasera/traseras/trasero caja
traseras
trasero

[left_right]
derecha
derecho
izquierda
izquierdo
lado chofer/conductor/copiloto/pasajero

[cold_weather]
bajo cero
el/mucho frio
frio extremo
helada
menos 10/20
nevada

[bad_weather]
casi no para de llover/nevar
el rocio
granizo
hielo
huracan
lloviendo
lluvia
neblina
nevando
nieve
no para de llover/nevar
para de llover
rocio de la manana
sereno
tormenta
tornado

[loaded]
cargado
con carga
peso completo

[grade]
bajada
bajadas
cerro
cuesta
cuestas
loma
lomas
montana
pendiente
puerto montana
sierra
subida
subidas

[cigarette]
cigarrillo*
cigarro*
detector humo
fumando
fumar
fumarme
fumo
vapear

[traffic_light]
semaforo*

[yes]
afirmativo
aja
asi es
claro
correcto
efectivamente
exacto
por supuesto
seguro
si
simon
sip

[no]
nada
nanay
negativo
nel
ninguno
no
nones
nop
`;
