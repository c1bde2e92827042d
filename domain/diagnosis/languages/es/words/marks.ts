/** Spanish: words that turn others. One phrase a line (notation: languages/lexicon.ts). */
export const marks = `
[not]
dejaron/dejo de
jamas
nadie
ni
ni/no se escucha/oye/oyen
no
nunca
tampoco

[without]
cero
crei/creia/parecia/pense que era
libre/nada de
sin
sin nada

[unsure]
nadie ayuda/contesta
no contestan/entiendo/importa/lejos/mames/manches/solamente/solo/urge
no es gran cosa
no es grave/nada/urgente
no hay bronca/internet/prisa/problema/senal
no se bien/como/cual/cuando/cuanta/cuanto/donde/porque/que/si
por que no

[contrast]
antes andaba/daba/marcaba/traia
aunque
en cambio
es el/la
excepto
lo que pasa es
mas bien
nada mas que
nomas/solo que
pero
salvo
sin embargo
sino

[now]
actualmente
ahora
ahorita
esta manana/noche/vez
hoy
orita
ya

[and]
ademas
con
e
mas
tambien
y

[or]
ni
o
u

[past]
ano/mes pasado
anoche
anteayer
antes
antier
aquella vez
ayer
dias atras
dueno anterior
el otro dia
hace anos/dias/meses/mucho/semanas/tiempo
hace como/dos/tres/unas/unos/varias/varios anos/dias/meses/semanas
hace un ano/mes
hace una semana
la ultima vez
me/se habia/habian
otra semana
semana/vez pasada
una vez alla atras

[fixed]
acabo de cambiar
ajustaron
apretamos/aprete/apreto abrazadera/banda/fitting/manguera/tornillo*/tuerca*
apretaron
arreglada
arreglado
arreglaron
arregle el/la domingo/jueves/lunes/martes/miercoles/sabado/semana/viernes
bien/estable/normal/parejo/perfecto/tranquilo desde entonces
calibraron
cambiaron
compuesto
compuse
compusieron
descongelo
dieron/dio torque
la/lo ajuste/aprete/drene/lije/limpie/seque
la/lo arregle ayer/domingo/hoy/jueves/lunes/martes/miercoles/sabado/viernes
le cambie
limpiaron
lo arregle/borro
me la/lo tenso
me pusieron
pusieron nueva/nuevo/otra/otro
puso el/la/las/los/todas/todos
quedo ajustado/bien/lista/listo/nueva/nuevo/perfecto/seca/seco
reapretaron
recien cambiado/puesto
reconstruyeron
reparada
reparado
repararon
reparo
repusieron
resuelto
retorque*
se arreglo
soldaron
solucionado
solucione
ya la/lo apagaron/arreglaron/cambiaron/cambie/hicieron/repare
ya lo limpiaron
ya me cambiaron/repusieron
ya quedo

[still_so]
aun
continua
de nuevo
desde anoche/ayer/entonces/hace
desde el lunes/viernes
nuevamente
otra vez
que antes/ayer
sigue
todabia
todavia
volvio/vuelve a

[other]
a mi amigo/compadre/companero/cunado/hermano/primo/vecino
a un amigo/companero
a uno con
a uno se le
accidente adelante/enfrente
adelante iba
al bato/compa/guey/vato/wey
al otro camion/chofer/senor
al que iba/va/venia
al/del/uno de adelante/atras/enfrente
al/el que iba/va adelante
amigo/compa/compadre/conocido/senor conto/cuenta/dice/dijo que a el
camion adelante/enfrente/viejo
camion/el de adelante
camion/troca de mi
compa/era del
compadre le
compadre/companero/hermano/primo tiene/trae
de al lado
de mi hermano/jefe/primo
de un amigo/pickup
de uno que
del otro/vecino
derrame/humo/olor de otra/otro
dicen que hay
dicen/en las noticias
el/la de mi primo/socio/tio
el/mi/otro/un compadre
en el curso
en la/una pelicula
era/eran el/la/las/los otra/otras/otro/otros
eran los de
hay accidente/choque/volcadura
incendio/incendios forestal/forestales
lo vi en un video
mi amigo/cunado/socio/suegro/tio/vecino
mi camion anterior
mi vieja troca
no era mia/mio
nos ensenaron/pusieron
otra troca/unidad
otro camion de la flota
otro camion/carro/chofer/tractor/trailer/troque/truck/vehiculo
pase un camion/carro ardiendo/incendiado/quemandose/volcado
pase una accidente/choque/volcadura
patron trae otro
pelicula/video de
senor tenia/traia
un amigo/compa/compadre/conocido/cunado/primo conto/cuenta/dice/dijo
un carro/compa/companero/video
un senor bascula
vi a un
vi en las noticias
vi un camion/carro ardiendo/quemandose
vi un camion/trailer/video

[mine]
a mi
el/lo mio
la mia
mi camion/traila/trailer/troca/troque
yo nomas/solo/tengo/traigo

[hypothetical]
a cuantas/cuantos
a que altura/presion/temperatura
abierto o cerrado
aplica al
aprender
aprendiendo
cada cuando/cuantas/cuanto/cuantos
como evito/funciona
como puedo saber
como se ajusta/cambia/conecta/corre/instala/lee/limpia/mide/previene/purga/reajusta/si/usa
con cuantos
con que frecuencia/libraje
cual aceite
cual es el/la mejor
cual es la presion
cuando debo
cuando hay que
cuando se cambia/debe
cuando toca cambiar/cambio/engrasar/servicio
cuanta grasa/presion
cuanta/cuanto grosor/juego/libraje/torque
cuantas libras/milesimas/pulgadas
cuantas millas dura/duran
cuanto aceite/aire/refrigerante lleva
cuanto aire debe
cuanto debe/deben/dura*/puede/tiene
cuanto tiempo dura
cuantos psi
curiosidad
debe dar/marcar/medir/tener/traer
debo ver
diferencia entre
donde recargo
doy clases
en caso de
en cuantas millas
en el curso
en los videos
es cierto eso
es delito/ilegal/legal/mejor/obligatorio/verdad
estudiando
estudio pa
evitar
examen
exige/pide/segun la ley
hipotetic*
imagina
imaginate
imagine/imaginemos/sonaba/sone que
instructor/maestro/profe dice/dijo/pregunta/pregunto
le puedo echar/poner
llama pelicula
manual dice
me conviene/explicas/pregunto
me dice/dices el
mi hijo pregunto
nomas quiero entender
pa que sirve/sirven
para el examen
para pasar el pre
para que sirve
para/permite/segun el dot
parte/pieza es spn
pasa la inspeccion/prueba
pelicula que estaba
por que le ponen
por si
pregunta examen
preguntaron examen/orientacion
presupuesto
prevenir
puede/puedo mezclar
puedo usar
q/que significa
que aceite/amperaje/causa/diferencia/grado/haria/harian/herramienta/pasaria/provoca/relacion/sirve/torque
que libras lleva
que pasa si
que presion debe/llevan
que quiere decir
que se supone que
que significa el
que tan seguido
que tanto juego/permite
que tipo de
se considera
se le/me/nos iba a
se puede echar/mezclar/poner/soldar/usar
se supone que hace
segun cdl/libro/manual/prueba
si algun/un dia
si choca/choco/llegara/llegase/pierdo/volteo
si le pongo
si se apagara/incendiara/me/ponchara/prendiera/quedara/quemara/reventara/rompiera/tronara
soy estudiante
temperatura normal
vale la pena

[barely]
a penas
apenas
casi no
muy poco

[keeps]
no deja hacer
no deja/dejan/para/paran de
no ha parado de
no se apaga el/la
no se apaga la luz
no se borra/calla/quita/quitan
sigue sin

[because]
al momento
antes/despues de/del
cuando
desde/hasta/por/ya que
kuando
mientras
porque

[innocent]
agua de lluvia
agua limpiaparabrisas/wipers
agua que evapora/seca
arrocera
asado
aviso de carril
barbacoa
brasero
cadena suelta
cafetera
cargador
carne asada
carwash
chapopote
cigarro
comida
condensacion
escarcha
fogata
hidrolavadora
hielo seco
incienso
jabon
la lavada
lavadero
lavado
lavaron
lave
lloviendo
llovizna
llueve
lluvia
lonche
loncheria
lumbre en el campo
maquina de humo
mi/taza cafe
microondas
mis guantes
niebla
nieve
nieve derrit*
olla
pan
panaderia
parrillada
pasto/zacate quemado
pedazo de hule/llanta carretera
pedazo hule
perfume
plancha
planta de asfalto
polvo
queman/quemando basura/campo/cana/pasto/zacate
quemas
refineria
regadera
rocio
sahumerio
shampoo
soldador
soldadura
soldando
sopa
tetera
tostador*
vape
vapeador

[usual]
asi ha sido siempre
asi le hace
asi salio/viene/vino de
como cada/siempre
de costumbre/fabrica
desde nueva/nuevo
desde que era/es nuevo
desde que lo compre/tengo
igual que siempre
lo normal
nada anormal/mal/malo/raro
nada/ninguna/ninguno de esas/eso/esos
siempre asi/fue/ha/hace/hizo/la/lo
todos hacen
todos son asi

[bound]
camino/rumbo a/al
faltan
le sigo hasta
llegar
llegare
llego
para llegar
vamos/voy a/al/pa/para

[under_way]
a 45/50/55/60/65/70 millas/mph
al ir manejando
andaba/ando/iba/venia/voy a 45/50/55/60/65/70
conduciendo
en marcha/movimiento
manejando
mientras/yo manejaba/manejo
rodando

[blind]
no deja/puedo ver
no se ve
no veo

[grass]
hierba
hojas secas
paja
pasto
yerba
zacate

[cooled]
se/ya enfriaron/enfrio
ya esta/estan fria/frias/frio/frios

[self_test]
al abrir el suich/switch
al arrancar/encender/prender/prenderlo
al dar contacto/llave/suich/switch
al girar la llave
al meter llave
al poner contacto
autoprueba
bulb check
cuando abro el suich/switch
cuando arranco
cuando doy llave
cuando lo prendo
en lo que carga/junta
hasta que carga/junta/llena/sube
mientras carga/junta/llena
prueba de focos

[explained]
era
eran
es
es el/la
fue
nada mas
nomas
por
pura
puro
resulta que
resulto
solo
son
venia/viene/vino de

[ignored]
a balata nueva
a la chingada
a plancha/presion
a/dar la vuelta
abajo/cambio/debajo del
acabo de llegar/oir/parar/pasar/salir/ver
adelante con ambulancia/ambulancias
agua de llave
agua/cafe/comida caliente
aguja en medio/mitad
aire fresco/libre
al brincar/cruzar/pasar via/vias escucho/oigo/siento/sonaba/suena
al brincar/cruzar/pasar via/vias ferrocarril/tren escucho/oigo/siento/sonaba/suena
al salir del
alarma/buzzer/chicharra no sonado
alarma/chicharra/pito/timbre/zumbador no pita/sonaba/sono/suena
alto total
ando/iba/vengo/voy vacio
antes que nada
arde de rapido
ardiendo por carga
arreglo/calibro/cambio/cree/dice/dijo/examen/explico/mando/puso/segun/taller mecanico
atrapado aduana/puerto/trafico
aviso que
ayer no
bajo asiento/cabina/camarote/camion/chasis/cofre/dash/motor/tablero/trompa
bien feo/fuerte/lento/mal/rapido/seguido
bomberos
brinque/crucé/pasamos/pasando/pase ferrocarril/tren/vias
brinque/pasamos/pasando/pase vias ferrocarril/tren
buenas noches
buenos dias
cambiar de carril
cambio de carril/chofer/planes/ruta/tema/turno
camion/carro me aviso/pito/senalo
cap/capuchon/gorrito/tapita birlo/birlos/lug/tuerca/tuercas
cargar/cargue diesel
cargar/tarjeta combustible
casi infart*
casi me choca/chocan/dan/pega/pegan por atras
celular
cero/nada/sin juego
cheque con
cheque el aire
chicharra ni enterada
chicharra/pitador aire no pita/suena
chingada madre
cierre carretera
cinta lona/roja
cobraron/cobro dolares
como balazo/bombero*/cuete/loco/locomotora/parrilla/patrulla/sirena/tetera/tren/volcan
como debe ser
como si le cerraran llave
como/sirena ambulancia*
con motor andando/apagado/corriendo/encendido/prendido
con viento
consiganme otra/otro
cruzo vias diario/todos
cual es la causa/razon
cual/que detector monoxido
cuando/las/los/necesito/ocupa/ocupo/quiero/quisiera/toca/tocaba/urge cambio
cuanto cuesta/tarda cambio
cuantos caballos
cuero/forro/piel rota/roto
de ayer a hoy
de nada/volteo
de/en/otra vuelta
de/hacia/para/parte/por abajo
dejar carga
del otro lado
desde entonces bien/estable/libras/normal/parejo/perfecto/tranquilo
despachador/dispatcher/jefe trae lumbre
despues/luego suelta
dio/pego a un carro/coche/pickup
echa/echando/trae lumbre por
el cel/volteo
en baja caliente
en colorado/falso/nada/sparks
en la display/pantalla
en la zona roja indicador
en rojo en el indicador
en vez de
es/sera normal en/para/que/si/tener
esta aqui mecanico
estas ahi
extintor*
factura/pago/recibo mes pasado
falsa alarma
falta grasa
fecha
filtro de aire en rojo
fuego/fuga/fugas/humo/lumbre/olor/vapor no hay/sale/trae/veo
fuegos artificiales
golpe/golpecito/raspon banqueta
golpear/golpeo caja/tablero
golpecito/tomas de aire
grua y
guardapolvo/hulito cuarteado/roto
hacen falta
hay/tengo/tuve que apagar camion/motor/troca
hijo/puta/que chingada
huelo a diesel porque
humo normal
humo pero era/es neblina/polvo/rocio/tierra
iba/ibamos/vengo/voy saliendo
incendios/sentado/vuelta en
indicador en rojo
infarto con/por cuenta/precio
juego cero/completo
juego/llave/pare de
la marca
lavado/lavaron/lave motor a/con vapor
lave motor a presion
le di a la bomba/bombita/llave/marcha/palanca
le pegue a un bache/fierro/hoyo/pedazo/tope
le pegue con
le/les/nomas/quien/solo/te aviso
llantero dice/dijo
llave inglesa
luz roja no enciende/prende
luz roja/stop no encendio/prendio
luz verde
mancha seca/vieja
mas tarde
me arrastre al/hasta
me choca el
me cuenta/salpique/tire/tiro
me hace falta
me manche/moje/salpique botas/camisa/pantalon/ropa/zapatos
me pegaron susto
me volco bidon/bote/cafe/galon
mecanico arreglo/calibro/cambio/cancelado/cree/dice/dijo/encontro/hallo/loves/midio/puso/reviso/ta
mi cel
mover/moverlo sin aire
mucho gusto
museo ferrocarril/tren/trenes
nada arde/golpea/gotea/huele/humea/quema/suena/truena
nada/ni/ninguna/ninguno aflojo/movio
nada/no mas
nadie se quita
neblina/niebla/polvo/tierra parece/parecen/parecia humo/vapor
ni una vez
ni una/uno aflojo/movio
ninguna luz roja
no aguanto
no cambio nada
no el freno
no encendio/enciende/prende/prendio luz roja
no encendio/prendio luz stop
no entra/llega/mete humo/olor
no es/son brecas/freno/frenos
no frena/frenan feo/mal/raro
no hay/tengo/trae/traigo nada encendido/prendido
no la/lo he encendido/prendido
no los frenos
no quede sin aire/brecas/frenos
no se detiene el cofre
no se preocupe
no siento nada raro
no siento ninguna diferencia
no tira gota/nada
no ve foto/fotos
nomas
nunca llegaron/llego/vino
para aca/alla/el/la/los/mi/que/un/una/ver
paro cardiaco
paso a paso
pegue con bache/banqueta/borde/bordo/cordon/guarnicion/piedra/tope
pegue con pedazo llanta
pegue cono/conos
pisaba freno
poca cosa
por accidente/error/favor
por choque adelante
por el espejo/juego
por las tomas de aire
por poco me aplasta
primera/segunda/tercera posicion
propano asador/estufa/parrilla
puedes ayudarme
pues si
que hago/paso
que puedes/puedo hacer
quemada/quemadura de cigarrillo/cigarro
quien eres
raya de lado a lado
rojo fuego
rompio/rota/roto cuero/forro/piel
sale/salen de cabeza
saliendo de autopista/bascula/casa/ciudad/parada/rampa/yarda
sigue rodando a
sin luces ni nada
sin prenderlo/viento
sirve/sirven pa/para
solte los botones
tanque guerra
tapa/tapas/tapitas tuerca/tuercas
tapa/tapita/tapon de una tuerca
tapandole aire
tarima/tarimas volteada/volteadas
todavia puedo
un martillazo/momento
una varilla
vi accidente/choque
volco bidon
ya no bota/echa/gotea/saca/tira aceite/agua/aire/diesel/humo/refrigerante/vapor
ya no sale aceite/agua/diesel/humo/vapor
`;
