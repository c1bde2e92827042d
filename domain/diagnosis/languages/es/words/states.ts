/** Spanish: what is said of things. One phrase a line (notation: languages/lexicon.ts). */
export const states = `
[work]
funciona
funcionaba
funcionando
funcionar
jala
jala bien
jalan
jalando
opera
servir
sirve
sirven
sirviendo
trabaja
trabajan
trabajando

[fine]
al cien
apretadas
apretados
bien
bn
buena
buenas
bueno
buenos
como si nada
correcta
correcto
de maravilla/seda
en orden
estable
funciona/jala/trabaja bien
nitido
normal
normales
ok
parejo
perfectamente
perfecto
sin problema/problemas

[fail]
amolad*
arruin*
averiado
averio
bien/esta/estan/quedo/toda/todo chingad*
chafa
chafeando
chafeo
chingado
cristaliz*
danada
danado
dano
dejo de
descompone
descompuesta
descompuesto
descompusieron
descompuso
estropea*
falla
fallaba
fallan
fallando
fallaron
falseando
fregado
fundid*
inservible
jodid*
mala
malo
malogr*
malos
muerta
muerto
muertos
murio
no funciona/jalo/quiere/sirve/sirven
no quiere funcionar/jalar/servir/trabajar
nomas/solo alumbra/camina/funciona/jala/prende/sirve/trabaja en/un/una/uno
perdio
quebrada
quebro
quema/queman cada rato
quemada
quemado
reventado
rota
roto
rotos
se acabaron/acabo/chingo/descompuso/frego/fue/fueron/fundio/madreo/murio/quebro/quemo/van
se quema a cada rato
se quema cada rato/vez
se quema otra vez
se quema seguido
se quema/queman/quemo bombillo/foco/focos/fuse/fusible/fusibles
se quema/queman/quemo mismo/otro bombillo/foco/fuse/fusible
se volvio/vuelve a quemar
tronada
tronado
trono
valio
veces si veces no
vidriad*
y a veces no
ya no funciona/jala/sirve
ya valio

[start]
arranca
arrancaba
arrancando
arrancar
arrancarlo
arranco
arranque
encender
encenderlo
encendia
encendio
enciende
prende
prender
prenderlo
prendia
prendiendo
prendio

[wont_start]
ni a la decima/quinta/tercera
ni arranca/enciende/prende
no aranca/arancar/arranca/arrancaba/arrancan/arranco/encendia/encendio/enciende/prende/prendia/prendio
no logra/puede/puedo/quiere/quizo arrancar
no quiere encender/prender
sin arrancar
ya no arranca/arranco/encendio/enciende/prende/prendio

[crank]
cranquea
da marcha/vuelta/vueltas
da/dando maquina
dando/dar marcha
gira
gira/girando/voltea motor
giro
marcha/motor gira
marchando
motor da vueltas

[cranks_only]
cranquea pero
da marcha bien/fuerte pero
da marcha bien/vien pero/y nada
da vueltas bien/fuerte/rapido pero/y no agarra/arranca/enciende/prende
da y da marcha/vueltas
da/daba/dando/doy marcha pero/y nada/no
gira bien/fuerte/rapido pero/y no agarra/arranca/enciende/prende
gira pero no arranca/enciende/prende
gira y gira
gira/voltea con fuerza/ganas
giro segundos y no
marcha pero no arranca
marcha y marcha
motor gira bien/fuerte/rapido
starter y starter

[run]
anda
andando
camina
caminando
corre
en marcha
encendido
funcionando/trabajando motor
minimo
prendido
ralenti
rodando

[move]
andar
avanza
avanzar
camina
caminar
en movimiento
jala
mover
moverlo
moverme
moverse
mueve
rodando
rodar
rueda camion
se rueda/ruede

[stop]
detener
detenerse
detengo
detiene
frena
frenaba
frenan
frenar
frene
la/lo/no/se para
parada
parar
pararse
paro

[wont_stop]
agarra velocidad y no
agarra/agarrando vuelo
agarre/en/la/meti/tomar/tome/una/usar/use rampa de emergencia/escape/frenado
anda/esta/va/viene ganando la bajada/camion/carga/peso
anda/va/vengo/viene/voy sin brecas/freno/frenos
apenas detiene/frena/para
aprieto/freno/pise/piso y nada
bajada me gana/ganaba/gano
bombeando/bombeo no agarra
bombear el pedal para que frene/pare
bombear pedal para frene/parar/pare
bombeo y no agarra
brakes no agarran/cogen
brecas/freno/frenos desvanec*
brinque/pase/salte el/la alto/luz/rojo/semaforo/stop no/porque
camion/troca/troka/unidad fue rodando
casi le pego no frenaba/paraba
casi nada frena
casi no detiene/frena/frenan/para
cin frenos
con freno de mano detiene/para
cuadra para parar/pararlo/pararme
desvanec* brecas/freno/frenos
detuve/frene/freno/pare/paro bajando/con cambios/velocidades
el de pie ya no
embalada/embalado bajada/en
entre mas piso
frena bobtail/cabezal/tractor
frena nada/nomas mas poquito
frenar/freno no respondio
freno estacionamiento/mano/parqueo para detenerlo/pararlo
freno/pedal aguado bajando
frenos largos largos
frenos no agarra/agarran/aguantan/cogen/jalan/muerden/responden/respondieron
fue atras sola/solo
fue/va/viene para atras con freno/frenos puesto/puestos
fue/va/viene para atras freno/frenos puesto/puestos
gana/ganando velocidad/vuelo
la/lo detuve/frene/pare bajando/con cambios
le piso y nada
lo arrime/detuve/frene/pare a/contra la barda/barrera/cerro/muro/pared
lo detengo/pare/paro con el/freno de estacionamiento/mano/parking/parqueo
lo paro con el de traila/trailer
me empuja bajada/remolque/traila/trailer
me freno con el motor nada/nomas/solo
me fui/voy de paso
me gana la bajada/camion/carga/peso
me gana/gano el peso
me queda poco freno/frenos
moviendo/movio/rodando/rodo/rueda sola/solo
nada/nomas/solo frena caja/traila/trailer
ni con el jake para/paro
no agarra/agarraban/agarran/agarro/obedece/obedecen freno/frenos
no alcance/alcanza/alcanzo/logro/podia/puedo/quiere frenar/parar
no alcanza a parar
no baja la velocidad
no brakea/detenia/detiene/detuvieron/detuvo/disminuye/frena/frenaba/frenaban/frenan/frenando/muerde/muerden/para/paraba/stopea
no cogen/hay frenos
no controlo bajada
no hay/tengo/traigo breca/brecas/pedal
no le/lo/me paraba
no lo aguanto ni
no lo controlo/puedo controlar en la bajada
no lo detengo/paro
no lo puedo enderezar
no me aguanta/aguantan freno/frenos
no me detengo/frena/para
no para/paro ni con jake/motor
no puedo bajar la velocidad
no puedo detener
no responden/respondieron brecas/frenos
no respondio freno/pedal
no siento que agarre/agarren/frene/muerda
nomas/solo detiene/frena/para con cambios/mano/motor/parking/parqueo/traila/trailer
nomas/solo frena/para con el de mano/traila/trailer
nomas/solo me frena/para con
nomas/solo para con el freno de mano
pedal de piedra
pie ya no
piso y camion/piso/sigue/troca
por mas freno/pise/piso
quedamos/quede/quedo sin brecas/frenos
quise parar y no
recorre/rueda con freno/maxi/parking/parqueo puesta/puesto/puestos
remolque/traila/trailer me empuja
rueda con la de parqueo
se fue/va de largo/paso
se fueron los frenos
se/va/vengo/viene/voy embalado/embalo
sigue agarrando velocidad/vuelo
sigue como si nada
sigue de largo
sigue moviendo/rodando
sin brecas/frenos
sin poder frenar/parar
tuve que parar con
usar/uso el jake no/nomas mas
va atras/reversa sola/solo
viene/vino rodando
y no paro
ya no brakea/stopea

[hold]
aguantan
aguantando
aguantaron
estable/quieto en
mantener
mantiene
retiene
sostiene

[build]
acumula/cargan/cargando/haciendo/junta/juntan/levantan/llenan/llenando/recupera/suben aire/presion
agarra/carga/cargar/genera/hace/hacer/levanta/levantar/llena/sube aire
agarra/carga/hace/hacer/levanta/levantar/sube/subir presion
cargar
llena/llenan tanques aire
llenar

[charge]
carga
carga alternador/bateria/baterias
cargaba
cargan
cargando
cargar
cargar bateria
recarga

[release]
afloja
bota
desactiva
desamarr*
desbloquear
desenganch*
despega
despegar
destrabar
libera
liberaron
no cerraron/cerro
quita/quitan brecas/freno/frenos
quitar freno
se baja
soltando
soltar
soltaron
solto
suelta
sueltan
suelte
suelto boton/botones/freno/frenos/valvula

[engage]
acopla
agarra
agarraba
agarraban
agarran
agarraron
agarre
agarro
cierra
clava pines
coge
cogen
conecta
embon*
embraga
encaj*
engancha
enganchar
entra
entran
entrar
entro
mete
meter
metes
meto
pasa cambio
pesca

[turn]
boltea
da/dar vuelta
dobla
doblar
doblo
gira
giran
girando
girar
girarlo
jira
tuerce
vira
virar
virarlo
voltea
voltear
voltee
volteo

[pull]
acelera
agarra fuerza
agarra/levanta velocidad
avienta
empuja
jala
jalan
jalar
rinde/sube loma
sube
subir
tira fuerte

[respond]
hace caso/nada
obedec*
reacciona*
respond*

[lit]
alumbran
aparece
aparecio
brilla
brillan
encendida
encendido
encendidos
encendieron
encendio
encienden
iluminado
marca
marcando
prende luz
prenden
prendida
prendidas
prendido
prendieron
prendio
sale
salieron
salio
salto
se enciende/ilumina/prende
tengo prendida
tira alarma/codigo/error

[cool_down]
se enfrio/normalizo
ya bajo
ya esta fria/frio
ya se enfrio

[low]
abajo
al/tocando/toco fondo
anda/esta/llego/va en el piso/suelo
baja
bajas
bajit*
bajo
debajo
debajo/menos de
debil presion
en la l
falta
faltante
insuficiente
poca
poco
poquita
por el piso
se quedo en
vaja
vajo

[high]
alta
altas
alto
altos
arriba/encima de
elevado
hasta arriba
maximo
por encima
subida

[rise]
aumenta
aumentando
crece
creciendo
disparo
incrementa
llega a
se dispara/eleva
sube
suben
subiendo
subio
subir
trepa
trepando

[drop]
apagando
baja
bajaba
bajan
bajando
bajandose
bajar
bajaron
bajo
cae
caen
cayendo
cayeron
cayo
descarga
descargando
descargaron
descendio
desciende
desplom*
disminuye
en picada
perdiendo
se acosto en el cero
se baja/cae/cayo/escapa/tiro/vacia/vacio
se fue a
se le salio
se me baja/va
se salio/tiro todo
se va el
se van apagando
tiro todo
va perdiendo
vaja
vajan
vajo
yendo
yendose

[nothing]
0
aceite cero/sero
aceite en cero
cero
cero en aceite
en cero
iba/seguia/sigo/sigue/todavia derecho/recto
nada
nada de nada
nadita
ni caso/cosquillas/madres/tantito/un/una
ni se entera/enteran/inmuta
ninguna
ninguno
no hace/hizo/pasa nada
no hay/tengo control
no tiene resistencia
perdi/perdio/sin control
sero
siguio derecho
sin mover las llantas
sin resistencia
vuelta antes de

[no_life]
apaga/apagan/apago/muere/mueren/murio todo
completamente/totalmente muerto
nada enciende/funciona/prende
ni clic/luces/mu/pio/suspira/tose
ni las luces tablero
ni una lucecita/luz
no da/prende ni
no enciende/prende nada
no hay corriente
no se oye nada
se fue todo
sin vida
todo apago/murio

[fuel_out]
ando seco
me quede sin diesel
quedamos/quede/quedo sin combustible/gasoil/gasolina/petroleo
quede sin diesel
se acabo/termino el diesel
se me acabo/termino combustible/diesel/gasoil
sin combustible/dicel/diesel/dizel/gasolina
tanque/tanques seco/secos

[empty]
agoto
me quede sin
ni gota agua
no hay/queda/tiene/trae agua
quedamos/quede/quedo sin
se acabo el
se acabo/termino
seca
seco
vacia
vaciaron
vacio
vasio

[full]
al tope
completo
llena
llenas
lleno
lleno el tanque
nivel bien

[lose]
chupa/come/consume/gasta/perdiendo/pierde/toma/traga agua/anticongelante/coolant/refrigerante
me falta
me quede sin
perder
perdi
perdida
perdiendo
perdieron
perdimos
perdio
pierde
pierde jale
pierden
pierdo
quede sin
se me fue/fueron
se perdio/pierde

[weak]
aguada
apenas
blando
casi no
debil
debiles
desgastado
esponja
esponjos*
flojito
flojo freno
frena despacio
frena/frenan/muy poco
largo
largos
mas distancia/duro
pisar mucho
poquito
suavecito
suaves
tarda en frenar/parar

[stops_badly]
apenas frena/frenan
apenas/casi no para
batalla/batallo/cuesta/demora/tarda/tardo en/para detener/detenerse/frenar/parar/pararse
bombeando/bombear/bombeo el freno/pedal
bombeando/bombear/bombeo los frenos
caja/casi no frena/frenan
casi no hace/hacen
cuesta frenar
doble para detener/frenar/parar/pararse
esponjoso freno
frena casi nada
frena mal/poco/poquito
frena/frenan a medias
frena/frenan atrasado/largo/menos/tarde
frenan mal/poco
freno/pedal blando/esponjoso/largo
hay/tengo que pisar
llanta/rueda no frena
mas distancia para
necesita/ocupo mas distancia
no agarran/frena igual
no agarran/frena/frenan bien/vien
no frena/frenan como/parejo
pisar fuerte/mucho
tarda doble
tardo el doble

[slow]
de/poco a poco
demora
demorando
despacio
despacito
gradualmente
lenta
lentamente
lentito
lento
mucho tiempo
tarda
tardado
tardan
tardo
toda la noche

[hard]
batallo
cuesta
dificil
dos brazos/manos
dura
duras
duricima
durisimo
durito
duro
duros
endurecio
forzar*
pelea*
pesa como
pesada
pesadisim*
pesado
tiesito
tieso
trabajosa

[loose]
aflojaba
aflojado
aflojan
aflojandose
aflojaron
aflojo
aflojo/bailan/giran/giro/mueven/muevo/quito con dedos/mano/manos
aguad*
apunta/apuntan/mira/miran a/hacia/pa/para distinto/otro/un lado
birlos/tuercas bailan/giran/mueven
cabrilla/direccion/guia/timon/volante no regrese/regreso
chorrea/chorreando/chorro/chorros/escurre/escurriendo/lagrimas/lagrimea/lagrimeando/lineas/lloran/llorando/rastro/sangra oxido
como barco/flotando/lancha/nadando
desajustado
desapretad*
desatornill*
desconectado
floja
flojit*
flojo
flotando
gira libre
gira/giran/girando loco/sola/solo/solos
giro y giro
guang*
jira solo
llanta/rueda apunta/mira
loca
loco
mover/vuelta con dedos/mano
no esta/estuviera/va conectada/pegado
quitar/quite/sacar/saque dedos/mano
se afloja/desconecto/mueve
solto
suelta
sueltas
suelto
suelto volante
sueltos
volante gira y gira
vuelta/vueltas libre/libres
zafado

[play]
algo/poco/poquito/tantito juego
cuarta/cuarto/media vuelta
gira como si nada
holgado
holgura
juego
juego de arriba
jueguito
movio/mueve arriba y abajo
olgura
un palmo para cada lado
vuelta entera

[locked]
acelera sin
acelera/acelero sola/solito/solo
acelerando/revoluciono solito/solo
aferrad*
agarrada
agarrotad*
amarra
amarrad*
amarraron
apague y motor sigue/siguio
arrastra
asegura
aseguran
aseguro
atascado
atasco
atorad*
atoro
bloquea*
bloqueo
brecas/freno/frenos no quita/quitan
caja amarra/amarro
calado
clavado
congelado
congelados
congelo
dejo de girar
desbocad*
dura/duro/tieso como palo/piedra/roca
frenadas
frenado
frenados
motor sigue/siguio acelerado/corriendo
no consigo girar
no gira
no puedo dar vuelta
no se mueve el volante
pegada
pegadas
pegado
pegaron
pego
puso/quedo como concreto/palo/piedra/tronco
quedo frenado
quite/saque llave y sigue/siguio
se amarro/atasca/atora/clava/clavan/clavaron/clavo/desboco/embalo/soldo
se me pega/pegan/pegaron/pego
se quedo frenado/pegado
sigue acelerado/acelerando
sigue corriendo como
su propio aceite
tieso por completo
traba
trabad*
traban
trabo
trancad*
trancao*
tranco

[drag]
arrastra
arrastraba
arrastran
arrastrando
frenandose
medio/va frenado
queda frenando
rascando
roza
rozaba
rozan
rozando
rozar
talla
tallando
va agarrada/amarrado

[hot]
bien/hirviendo caliente
calentada
calentando
calentandose
calentar
calentaron
calentarse
calento
calentura
calienta
caliente
calientisim*
calientit*
casi me quemo
mano y quema
me quemo la mano
no puede/puedo acercar/arrimar/poner mano
no se puede tocar
quema mano/manos/tocarlo
quemando
sobrecalent*

[glow]
al rojo
al rojo vivo
incandescente
rojo cereza/vivo

[cold]
fria
frio
frios
helado

[squeal]
chilla
chillaba
chillando
chillido
chillon
chirrea*
chirri*
grillos
rechin*

[grind]
como cemento/licuadora/molcajete/molino
cruje
cruji*
fierro
grune
metal con/contra metal
metalico
muele
rasca
rasguna
raspa*
raspon
rechina caja
ruido fierro

[knock]
aporrea
asomo/avento/saco/salio/tiro biela/piston/varilla
balde/bolsa/bote/caja/cubeta/lata llena/lleno canicas/fierros/piedras/tornillos/tuercas
biela suena
cacareo/golpeteo/ruido/sonido/suena/tocando/traqueteo biela
cada revolucion/vuelta golpea/pega
cascabele*
clanc
clanc clanc
desbiel*
golpazos
golpe duro/fuerte/hondo/metalico/motor/recio/retumba
golpea
golpeaba
golpeando
golpear
golpecit*
golpes
golpetea*
golpeteo*
marro
martill*
matraque*
metralleta
molino
motor truena
pega/pegando abajo
pegara
piedras adentro/bote/dentro/lata/olla
repiquet*
sonaba/sonando/sono/suena/suenan canicas/carraca/fierros/lata/martillazos/martillo/matraca/piedra/piedras/tornillos/yunque
tan tan
toc toc
tocando
toques
tronando/truena feo
truena adentro/dentro/motor
truena motor adentro/dentro/por dentro
va/viene pegando
yunque

[click]
chasqu*
clac
clic
click*
clicsito*
clik*
cliquea
tac
tic tic
tiquea
trac trac
tracatraca
truena rele

[hiss]
chifla/silba/silbido/soplo aire
fuga sonido
ps
pss
psst
pst
resopla
se oye el aire
sise*
sopla
soplando
soplido

[whistle]
aulla
chifla
chiflando
chiflido
como ambulancia/olla/patrulla/tetera
silba
silbando
silbido
sirena

[clunk]
azot*
cantazo*
chicotea*
clonc
golpazo
golpe seco
latigaz*
madrazo*
trancazo*
tronar
tronido
tronidos
truena
trueno

[wobble]
anda/viene chueca
angulo raro
baila
bailan
bailando
bailar
balancea
bambole*
cabecea como
columpia
como borracho/ocho
hace/haciendo eses/ochos
menea
meneaba
meneando
tambale*
va/viene acostada
vaiven
zarande*

[pull_side]
cargan/halan/jalaba/jalan/jalando a/al/hacia/pa/para
cargando/jalando/tirando derecha/izquierda
frena/frenan chueco/disparejo
frena/para pero jala
hala/jala a/hacia/pa/para
hala/jala/jalan/tira costado/lado
jala poco/poquito/tantito a
jala/tira a la derecha/izquierda
jalando apenitas/poquito
jalon
jalonea/jaloneando a/hacia/lado
me jala
se carga a/hacia
se carga/jala/ladea/tira
se va a la
se va a la derecha/izquierda
se va de lado
se va hacia/pa/para
tira a/hacia/para

[wander]
anda chueco
baila
camina/va derecho
cangrejo
colea
coleando
coletea
cruza/cruzo/saca de/del carril
culebre*
de lado a lado
inestable
me como la linea
se bambolea/pasea
se va de un lado
se va solo
serpentea
serpentean*
vagabundea
volante algo/anda/esta/medio/poquito/queda/quedo/tantito/va/viene chueco/ladeado/torcido
volante chueco/descentrado/ladeado/torcido
zigzag*

[slip]
barre
derrap*
patina
patinaba
patinando
resbal*
se acelera/revoluciona y no
se zafa
slipea*

[burst]
bloweo*
blowout*
bombazo
boom
desbarato
deshecha
deshizo
desintegr*
destrip*
en jirones/tiras/tiritas/trizas
estall*
explosion*
explot*
exploto/revento/trono direccional
hecha/hecho/hechos cachos/garras/jirones/pedazos/tiras/trizas
hizo bum/pop/pum
pum
reventada
reventadas
reventado
reventar
reventaron
revento
reventon*
se abrio/tronaron/trono
tronada
tronados
trono
truena goma/llanta
trueno llanta
vole
volo

[flat]
agarre/agarro/enterro/entro/tiene/trae un clavo/tornillo
amanecio/llanta/una en el suelo
ando/va/vengo/voy en el los/rin rines
baja/bajita/floja de aire
clavada/clavado/encajada/encajado/ensartado un clavo/fierro/tornillo/varilla
clavado tornillo
clavo
delantera al suelo
desinfl*
desllant*
en el rin
en el suelo llanta/una
en los puros rines
en los rines
ensartad*
espich*
estan/quedando/va/van en piso/suelo
flat
goma vacia
llanta baja/picada
perno/tornillo clavado
pinchada
pinchado
pinchazo
pinche cubierta/goma/la/llanta/una
pincho
ponchad*
poncho
poncho direccional
ponchona*
rin va/viene asfalto/pavimento/piso/suelo
rin/rines arrastra*/rascando/raspando/sacando/tallando
vacia
vaja

[damaged]
abriendo
abriendose
agriet*
alambre/alambres/cuerda/cuerdas/lona afuera/asoma*/salid*
alambres de fuera
barrid*
chueca
chueco
corroid*
cortada
cortado
cortaron
corto linea/lineas/manguera/mangueras
cuartea*
danada
deform*
desbaratando
desgarrada
deshaciendo
deshilach*
despedazando
despedazo
despegad*
despelleja*
desprend*
doblad*
estrellad*
fisura
grieta*
mocho
mordid*
mordio*
ovalad*
oxidad*
partid*
partieron
pelada
pelado
picadura*
podrid*
quebrad*
quebro
rajad*
rajo
rasgada
rompiendo
rompieron
rompio
rota
roto
rotos
se asoma/mira/miran/ve/ven acero/alambre/alambres/cuerda/cuerdas/fierros/lona/malla
se barrio/corto/doblaron/doblo/partio/quebro/reventaron
se le ensena/ensenan/salen/ven alambres/cuerdas/lonas
sulfatad*
tajo
tiene/trae un tornillo flojo/menos/quebrado
torcid*
torcio
troce*
trozad*
trozo
ve tela
vencieron
vencio

[worn]
acabad*
balancear*
balanceo
chata
comid*
comiendo
cuadrada
desgast*
dispareja
disparejo
en la lona
enfrenon
gastad*
gastan
lisa
lisas
pelon*
planas
rotar llantas
se come

[lean]
agachad*
anda/esta/quedo/va echado
anda/esta/va/viene de ladeada/ladeado/lado
baja/bajita/bajito/bajo/chueca atras/lado
caido
camina torcida
chaparro
chueca cabina
cojea
cojeando
colgado
cuelga derecha/izquierda
desnivelado
echado de un
hundido
inclina
inclinad*
ladea
ladead*
recargad*
se ladea/recarga
sentado

[fall_off]
acaba de salir
arrancado
arrancaron/arranco chasis
arrastra/arrastrando asfalto/calle/carretera/piso/suelo
asoma por
biela/piston/varilla/viene asoma/asomando/asomo
botaron
boto
caja desengancho/desprendio/quedo/solto atras
caja desengancho/desprendio/separandose/zafando
cayendose
cayo
colgaba
colgando
colgando hilo/perno/tornillo
con todo y birlos/maza/rin
cuelga
desatornillo
desengancho/desprendio/solto/zafo caja
despego
despego/desprendio/levanto/pelo banda
desprendid*
desprendio
esta/quedo tirada/tirado carretera/piso/suelo
fue rodando
guindando
iba/iban/va/van/vienen cayendo
llanta se fue rodando
me rebaso
por salirse
quedaron/quedo en la mano
quiere caer/salir/zafar
regadas
safando
safo
salieron/salio rodando/rueda/ruedas/volando
se anda/esta cayendo/saliendo
se arranco de
se cae/cayeron/cayo/desprendio/sale/salieron/salio/zafan/zafaron/zafo
se me desprendio/safo/solto/zafo
se me fue/salio la/una llanta/rueda rodando
se quedo atras
se salio con todo
se va a salir
separando del
separandose
separaron
separo
si se fuera a salir
tubos cuelgan
va/van a caer/safar/salir/soltar/zafar
vi pasar rodando
zafando

[missing]
desaparecio
falta
faltan
me/nomas/solo quedan
ni estan
otra/una ya no esta
perdidos

[clogged]
atascado
bloqueado filtro
mugre
obstruido
restriccion
saturad*
sucia
sucio
tapad*
tapo
taponad*
tupido

[flash]
centellea
destella
destellando
flashea
intermitente
parpade*
prende y apaga
prenden y apagan
titil*

[on]
constante
encendida
fija
fijo
permanente
prendida
prendido
solida

[off]
apagada
apagado
apagados
desaparecio
se apagaron/apago

[red]
colorad*
en lo rojo
roja
rojas
rojo

[amber]
amarilla
amarillas
amarillit*
amarillo
ambar
anaranjad*
naranja

[smoke_colour]
azul
azulado
azulito
azuloso
blanca
blanco
blancuz*
blanqu*
gris
grisac*
la/una nube gris/negra/prieta
negro
negruz*
prieta
prieto

[small]
algo/poco/poquito/tantito juego
algunas/dos/tres/unas gotas
apenas gotea
chiquit*
de vez en cuando
delgadit*
finito
gota a gota
gotita*
hilillo
hilito
humed*
leve
levemente
ligera
ligerito
minima
muy poquito
pequeno
poco
poquitit*
poquito
sola/una libra
suda
sudad*
sudor
tantito
un poco
una gota

[hole]
abierto
agujer*
boquete
costado/lado block/bloque/monoblock
dedo/dedos de luz
hoyito*
hoyo
hoyos
hueco
huequito
perfor*
picada
picado
ponchado/poncho tanque
rajado
taladra*

[bad]
adulterado
aguado
algas
chafa
combustible/diesel/tanque sucio
contaminado
equivocado
huachicol*
incorrect*
mal diesel
mala
malo

[mixed]
cargaron/cargue/echaron/eche/llenaron/llene/meti/metieron/puse gasolina
combustible equivocado
def mezclado
def/gasolina al diesel
def/gasolina/urea en el diesel
def/urea al/en el tanque diesel
def/urea tanque equivocado
diesel tanque def/urea
echaron agua
echaron/eche/echo/metimos/puse/pusieron/puso agua/def/urea diesel
echaron/eche/echo/puse/pusieron/puso def/urea tanque combustible/derecho/diesel/equivocado/izquierdo
gasolina en vez
meti def/urea
urea tanque diesel

[frozen]
congel*
escarch*
helado
helaron
hielo

[gelled]
cera
congelo/cuajo diesel
cuajad*
cuajo
diesel congelado
gelado
gelar
gelatina
gelatinos*
gele
gelific*
gelo
hizo gel
jalea
parafin*
se congelo el diesel

[shut_off]
apaga
apagando
apagarse
apago
apagon*
corta
muere y revive
se ahogo/apagaba/apagan/apago/cala/corto/muere/murio
se me ahogo/apago/calo/corto/muere/murio/para
se quiere apagar
vuelve a apagar

[rough]
a golpes
atragant*
brinca
brinca cabina
brinca/tiembla motor
cabecea
cabina brinca
cascabelea
cascabeleo
cilindro/cilindros falla/fallando/muerto
corcove*
disparejo
falla/fallando cilindro
inestable ralenti
jalone*
normal suena
petardea
pistonea
ralenti brinca/oscila/sube
ratea*
regula feo/mal
se ahoga
sube y baja
tiembla/vibra cuando idle/minimo/neutral/parado/ralenti
tiembla/vibra idle/minimo/ralenti
tiron
tirone*
tose
tosi*
tropieza

[no_power]
anda sin fuerza
anda/muy debil
apenas llega/sube
baja/bajo/perdi/perdiendo/perdio/pierde/poca/sin potencia
batalla en/subiendo
como ahogado/ahogarse/amarrado
desmallando
desmaya
desmayando
falta/perdi/perdiendo/perdio/pierde/poca/sin fuerza
floja subida
le falta potencia
me rebasan
mitad de potencia
ni pa tras ni pa delante
no acelera/avienta/corre/desarrolla/empuja/levanta/power/revoluciona/rinde
no agarra/da mas
no agarra/da/hay/tiene/trae fuerza
no jala en/nada/subiendo
no pasa de
no pasa de 45/50
no pasa/sube vueltas
no sube cerro/cuesta/cuestas/la/loma/lomas/pendiente/subida/subidas
no sube de 1200/revoluciones
no tiene nada de turbo
no tiene poder/potencia/power
no tira bien/igual/nada
perdi potensia
perdi/perdio/pierde/sin poder
perdida de fuerza
queda/quedo en millas
se siente amarrado/debil/pesado
se va la fuerza/potencia
sin aceleracion/garra/jalon/pique
tumbo fuerza/potencia
turbo no levanta/sube presion
va lento
ya no tira

[overheat]
calentandose motor
calienta mucho
recalent*
se esta calentando
se/sobre calento/calienta
sobrecalent*
sobrecalienta

[overheat_much]
aguja hasta alla
aguja hasta/pegadita/pegadito arriba/rojo/tope
aguja pegada/roja/rojo/topada/tope
aguja vez tope
aguja/marcador al/en/hasta h/rojo/tope
al limite/maximo
brinco/fue/llego/paso/pego/subio/va al/lo rojo
clavada/clavadita/pegadita al tope
donde nunca
en el tope
en la h
en la zona roja
en rojo
foco/la/luz/prendio roja/rojo agua/temperatura
franja/linea/raya/zona roja
hasta el rojo/tope
hasta la derecha
hasta/pegada arriba
lado/pasada de la h
lo colorado
marca/pasadito h
paso el rojo
paso la h/raya
pegada del lado caliente
pegada en rojo
temperatura al/en rojo/tope
topada

[derate]
5 millas por hora
5/cinco millas/mph
castig*
cuenta regresiva
derate
derateado
inducement
limita a/velocidad
limitada
limitado
me bajo potencia/velocidad
me limita/limito
modo proteccion
no deja acelerar/pasar/subir
no pasa de 25/5/cinco
proteccion motor
reduccion/reduce potencia
tortuga
velocidad reducida

[limp]
limp mode
modo emergencia/limp/proteccion/seguro
no pasa de
no pasa de cuarta/octava/primera/quinta/segunda/septima/sexta/tercera
no se queda en
no sube ni baja
nomas/solo da 3ra/4ta/5ta/cuarta/quinta/segunda/tercera
solo sube hasta

[floor]
al fondo/piso
asta abajo/fondo
fondo
hasta abajo/alfombra/fondo/tapete
hasta el piso
hundio
llega/toca alfombra/fondo/piso/tapete
se fue/va al fondo
se hunde
se me va al piso
se va hasta

[pop_out]
accionaron/activaron/amarraron/aplicaron/cerraron/clavaron/metieron/pegaron/pusieron frenos/maxis solito/solitos/solo/solos
accionaron/activaron/amarraron/aplicaron/cerraron/metieron/pegaron/pusieron frenos resorte
amarilla/amarillo/boton/botones/maxis/palanca/palanquita/perilla/roja/rojo/rojos/rombo/valvula/valvulas bota/botan/boto/brinca/brincan/brinco/salta/saltan/salto/tira
bota/botan/boto/brinca/brincan/brinco/salta/salto boton/botones/cambio/marcha/palanca/palanquita/perilla/rombo/valvula/velocidad
bota/boto/brinca/brinco/salio sola/solita/solito/solo
bota/brinca fuera/neutral/neutro
botan/brincan/salen maxis/spring
botaron/brincaron/saltaron botones/perillas
boton/botones/perilla/perillas botaron/saltaron
botones/perillas brincaron
brincaron/saltaron boton/perilla
freno/frenos accionaron/activaron/amarraron/aplicaron/cerraron/clavaron/metieron/pegaron/pusieron solito/solitos/solo/solos
no se queda adentro/metida/metido
se bota/brinca/brota/regresa/salen/salta

[purge]
descarga cada
escupe
estornuda
purga
purgando
secador/secadora avienta/bota/sopla/tira

[use_up]
bebe/chupa/come/consume/gasta/quema/toma/traga aceite
bebiendo
chupando
come
consume
consumiendo
desaparece
echar/echarle/eche/echo/poner/ponerle/pongo aceite/cuarto/cuartos/galon/litro/litros
galon/litro cada
gasta
gastando
le falta/hecho aceite
le pongo
rellenando
rellenar
relleno
se pierde
tira aceite por
traga
tragando
trago

[overfull]
aceite sube
arriba de full
arriba de la marca/raya
arriba/pasado/sobre nivel
dedos arriba
doble de lo normal
exceso aceite
nivel subio
rebals*
rebosa
rebosando
sobrellenado

[milky]
aceite en el agua/anticongelante/deposito/radiador/refrigerante
aceite mezclado/revuelto
achocolatad*
agua aceite
cafe con leche
cafecito
capuchino
chocolate
espuma
espumoso
leche
lechoso
malteada
mayonesa
nata

[bulge]
abultad*
ampolla
bateria/baterias inflada/inflaron/inflo
bola
bolas
bulge
bulto
burbuja
burbujit*
chichon
chipot*
globo
hinchad*
huevo
inflaron baterias
joroba
pelota
protuberancia

[hard_start]
arranca dificil
arranca/arrancaba/prende/prendia a la segunda/tercera
batalla/batallo/cuesta/demora/dilata/dura/sufre/tarda en/para arrancar/encender/prender
cuesta arrancar/prender
minutos/rato/segundos en arrancar/encender/prender

[slow_crank]
apenas gira
arranque debil/flojo/lento/pesado
gira despacio/lento/pesado/tantito
gira/voltea bien despacito/lento
marcha cansada/debil/floja/lenta/pesada
ni cuarto/media vuelta
ni medio giro
no da/dio ni media vuelta
no da/dio ni medio giro

[ended]
apagado
apagamos
desaparecio
despues/luego/minuto/rato/segundos/y apagan/calla/callo/quitan
despues/luego/minutos nada
era/es polvo
era/es puro polvo
hasta qe/que arreglaron/arregle/arreglo/cambiaron/cambie/cambio
lo apague
minutos ya nada
minutos/ratito calla
nomas/solo era
pura tierra
se acabo/apago/fue/quito
se quita a/al/cuando/en/solo
ya lo apague
ya no hay/sale
ya paro/paso
ya se apago/fue/quito

[broken_down]
accidentado camino
averiado
botada
botado
descompuesto
me dejo botado/tirado/varado
me quede botado
quede tirado
quede/quedo bota/botado/botao/varao
se averio/descompuso
varado

[stuck]
accidentado
apagado
atascado
atorada
atorado
atravesado
bloqueando
botado
cruzado
descompuesto
detenido
me dejo en
me quede parado
parada
parado
plantado
quedamos
quede
quede tirado
quedo
se descompuso
tapando
tapo los
tirado
varada
varado
`;
