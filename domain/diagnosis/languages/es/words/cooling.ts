/** Spanish: cooling. One phrase a line (notation: languages/lexicon.ts). */
export const cooling = `
[coolant]
abrazadera/abrazaderas calefactor/gotea/llora/manguera/radiador/resorte/suda/tira
acaba/acabo/agregar/agrego/baja/bajo/botella/deposito/echar/echarle/eche/echo/galon/galones/garrafon/garrafones/jarra/litro/litros/merma/mermando/nivel/poner/ponerle/pongo/pura/rellenar/reloj/sin/va agua
aceite/mugre/nata agua/deposito/radiador
agua motor/radiador/roja/rosa/rosita/sale/salio/sistema/verde
algo naranja/rosa/verde
anticongelante
bolsa deposito
bota/botando/chupa/come/consume/echa/echando/gasta/perdiendo/pierde/tira/tirando/toma/traga agua/anticongelante/coolant/refrigerante
bota/botando/tira/tirando toda agua
bote/deposito/tanque/vaso expansion/expansor/recuperador/reservorio
burbujas/burbujea/burbujeando agua/anticongelante/coolant/deposito/radiador
charco*/costra*/gota*/mancha* rosa*/verde*
chorro verde
coolant
deposito baja/bajo/vacio
el agua al/del radiador
en/fue el agua
enfriamiento
hoyito/huequito bomba/testigo
huele/humo/oler/oliendo/olor/vapor caramelo/dulc*/dulzon/jarabe/maple/miel
liquido enfriamiento/refrigerante/rosa/verde
manguera abajo/agua/radiador
mezclar rojo/rosa/verde
ni gota agua
no hay/queda/tiene/trae agua
rebosadero
refrigeracion
refrigerante
sensor nivel
silicon
surge tank
tanque coolant/desahogo/rebose
tanquecito
tapa/tapon deposito/radiador
tapa/tapon tanque agua/compensacion/expansion/recuperacion/refrigerante
tapon dejo de sellar

[radiator]
radiador
radiadores

[water_pump]
bomba agua/anticongelante/refrigerante
termostato*

[fan]
abanico
aspa
aspas
banda/clutch/correa/faja abanico/ventilador
embrague ventilador
fan
fan cloch/clutch
ventilador

[temperature]
aguja hasta/pegadita/pegadito arriba/rojo/tope
aguja pegada/topada
aguja vez tope
aguja/marcador al/en/hasta h/rojo/tope
aguja/marcador/medidor/termometro agua
aguja/medidor/reloj temperatura
flecha agua/temperatura
foco/la/luz/prendio roja/rojo agua/temperatura
grados
tarda en calentar
temp
temperatura
temperatura al/en rojo/tope
temperatura motor
temperaturas
termometro

[heater]
aire caliente cabina
aire tibio
block heater
calefa
calefacc*
calefacion
calefact*
calentador
calentador block/bloque/motor
calenton*
defroster
desempanador
desempanante
empana/empanado/empanan/empano parabrisas/ventana/ventanas/vidrio/vidrios
espar
heater
manguera calefactor
motor soplador
parabrisas/ventana/ventanas/vidrio/vidrios empana/empanado/empanan/empano
sopla frio/tibio
webasto

[air_conditioning]
a c
ac
acondicionado
aire acondicionado/cabina/frio
aire del camarote
avienta/bota/echa/sale/sopla/tira aire caliente/frio/tibio
blower
botones/control/perilla/switch clima
caja refrigerada
carrier
clima
clima cabina
climatizador
clutch/embrague/enciendo/entra/pega/prende/prendo compresor
compresor aire acondicionado
compresor/compresora ac/clima
condensacion/descompuesto/descompuso aire
eisi
el clima no
enfria
evaporador
freon
gas/refri ac/aire/clima
no enfria
no enfria aire
prender/prendo el clima
r134
reefer
rejilla aire/clima/tablero
sale/sopla caliente/tibio
termo
termoking

[hose]
abrazadera*
ducto
manguera
mangueras
manguerita*
mangueron
tuberia*
tubo
tubos
`;
