/** Spanish: lamps, codes, emissions. One phrase a line (notation: languages/lexicon.ts). */
export const lampsAndEmissions = `
[lamp]
advertencia
alerta
aparece/dice/marca/mensaje/sale cluster/dash/display/pantalla/tablero
aviso
bombillito
check trans
dash/display/pantalla/tablero dice/marca/muestra
dibujito
figurita
foco agua/bateria/carga/def/dpf/nivel/presion/refrigerante/tablero/temperatura/urea
focos prendidos
foquito
hay/sin foco/focos/foquitos
icono
indicador
lampara
lamparita
letrero
leyenda
lucecita
luces/luz advertencia
lus
luz
luz airbag/tablero
mensaje
mensajes
monito
munequito
ni foquitos
ningun foco/foquito
no prende ningun foco
prendio el/un foco
se prende el foco
se prendio un
senal
simbolito
simbolo
testigo*

[red_lamp]
advertencia/alerta/lampara/luz/torreta roja
alerta/aviso/foco/foquito/lampara/luz/testigo/triangulo colorada/colorado
apagar motor ya
apagar/apague/detener/detenga/parar/pare motor
apagara en
aparece/dice/encendio/marca/palabra/prendio/puso/sale/salio/salto estop/stop
aparece/dice/marca detener*/parar
aviso/cuadro/foco/letrero/rectangulo/simbolo/testigo/triangulo rojo
aviso/foco/letrero/luz/simbolo/stop/testigo en rojo
detenerse ya
el estop
el rojo de
estop/stop colorado/encendida/encendido/prendida/prendido/roja/rojo
foquito/lamparita/lucecita roja/rojo
la de estop/stop
la roja de
letras/luces rojas
luz alto/pare/stop
luz roja de alto
mensaje de apagar
red/roja/rojo stop
rojo de alto/pare/stop
rojo foco stop
shut down in
shutdown in
stop engine/lamp/motor

[amber_lamp]
alerta/la/lampara/lamparita/llave/lucecita/luz amarilla
amarillita
aviso/foco/foquito/icono/letrero/simbolo/testigo/triangulo amarillo
aviso/foco/foquito/simbolo/testigo/triangulo ambar/anaranjado/naranja
aviso/luz/mensaje/recordatorio mantenimiento/servicio
bombillo/bombillos/focos/foquitos/luces amarillas/amarillo/amarillos/ambar/naranja
dibujo/figura/monito/munequito/simbolo llave
la/lampara/lucecita/luz ambar/anaranjada/naranja
llave dentro motor
llavecita*
protect
service due
wrench

[check_engine]
check
check/chequear/foco/lampara/luz/testigo motor
chek
chequendengue
chequin
con forma de motor
del/foco/luz/que/significa mil
dibujo/figura/foco/forma/luz motorcito/motorsito
dibujo/luz del motor
figura/forma/luz de motor
luz check
motorcito/motorsito amarillo/encendido/naranja/prendido
service engine

[code]
codigo
codigo falla
contrapresion
dtc
error
errores
escaner
falla codigo
falla/fallas activa/activas/guardada
fmi
scanner
spn

[def]
ad blue
adblue
agua/fluido/liquido azul
agua/luz urea
arla
cristales blancos/urea
d e f
deefe
def
fluido/liquido/luz/tanque def
urea

[dpf]
carita/dibujo/figura/hoja/tubo con humo
dibujo/foco/foquito/lucecita/luz/munequito/simbolo escape/filtro
dpf
exhaust filter
filtro antiparticulas/escape/particulas/puntitos/puntos
filtro/trampa hollin
hollin
luz dpf
luz filtro particulas

[regen]
el parked/parqueado
la quemada
limpiar/quemado filtro
pide/pidiendo quemada/regeneracion
quemar filtro/hollin
regen
regenera
regeneracion
regeneraciones
regenerando

[emission]
after treatment
aftertreatment
catalizador
contaminantes
doser
dosificador
emision*
hoja con humo
nox
opacidad
postratamiento
scr
sensor nox
smog

[exhaust_heat]
alta temperatura escape
egt
escape caliente
exhaust temp
gases/vapores calientes
luz/nubecita termometro
mofle con termometro
temperatura escape
`;
