/** Spanish: transmission. One phrase a line (notation: languages/lexicon.ts). */
export const transmission = `
[transmission]
allison
automatica
caja
caja cambios/velocidades
check/temp trans
convertidor
eaton
estandar
fuller
i shift
mdrive
pantalla/temperatura transmision
sensor velocidad entrada/salida
tranny
trans oil/temp
transmision
trasmision
trosmision
ultrashift

[gear]
3ra
4ta
5ta
6ta
7ma
8va
9na
bota/boto/brinca/brinco/salta cambio/marcha/velocidad
boton rangos
boton/perilla cambios/palanca/rango/split/splitter
caja dura
cambia brusco/con/duro/suave/suavecita
cambio
cambios
cuarta
decima
directa
drive
el rango
engranaje*
engranes
entra/entrar/meter/meto d
marcha
marchas
neutral
neutro
novena
octava
palanca
pinon*
primera
quinta
retroceso
reversa
segunda
selector
septima
sexta
sincro
sincroniz*
sobremarcha
split
splitter
tercera
una velocidad
va la marcha
velocidades

[trans_fluid]
aceite caja/rojizo/trasmision
aceite/fluido/liquido transmision
atf
valvulina

[clutch]
balero/disco/horquilla/maza/pedal/plato cloche/clutch/embrague
cable/chicote/prensa clutch
campana/freno clutch/embrague
cloch
cloche
clutch
collarin
embrage
embrague
horquilla
por la campana
prensa
volante inercia/motor

[driveline]
axle/diff lock
balero central/flecha
bloqueo ejes
bloqueo entre ejes
bloqueo/candado/seguro diferencial
cardan*
carrier bearing
corona
crucera*
cruceta*
diferencial*
flecha
flecha cardan/lateral/mando/motriz/transmision
flechas
hidraulica/hidraulico tina/volteo
inter axle
interaxle
mando/mandos final/finales
palier
perno/pernos/tornillo/tornillos cardan/cruceta/flecha/yugo
power divider
pto
puente delantero/trasero
reten corona/diferencial/pinon
semieje*
tina
toma fuerza
transfer
yoke
yoyo
yugo

[fluid]
aceite hidraulico
fluido*
hidraulico
liquido*
`;
