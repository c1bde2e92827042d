/** Spanish: fuel. One phrase a line (notation: languages/lexicon.ts). */
export const fuel = `
[fuel]
acpm
aditivo*
aguja/boya/flotador/indicador/marcador/medidor/reloj/sensor combustible/diesel/gasoil/tanque
antigel
bencina
biodiesel
bota/botando/tira/tirando/votando combustible/diesel/gasoil
boya
brinca de lleno/medio/reserva/vacio
carburante
cincho/correas/cuarto/fleje/medio/mitad/octavo/tercio tanque
cng
combustible
dicel
diesel
dissel
dizel
eter
fuel
gas natural/oil
gasoil
gasoleo
gasolina
gnc
kerosen*
la reserva
linea/manguera/tubo retorno
lng
manguera combustible/diesel
petroleo
sensor metano
sensor nivel combustible/diesel
tapa/tapadera/tapon diesel/tanque

[fuel_tank]
crossover
deposito combustible
tanque
tanque combustible/diesel/gasolina
tanques

[fuel_filter]
decantador
filtro
filtro combustible/diesel/gasoil/primario
filtros
filtros combustible/diesel
prefiltro
racor
separador
trampa agua

[injector]
injector*
inyector*
tobera*

[fuel_pump]
baja presion combustible/diesel
bomba alimentacion/alta/cebado/cebadora/combustible/diesel/elevadora/gasoil/inyeccion/inyectora/levante/lift/petroleo/transferencia
chupa/jala/toma de un tanque
common rail
falta de combustible
fuel pressure
manometro/presion combustible/diesel
presion de riel baja
presion riel
psi combustible/diesel/gasoil/suministro
regulador presion
se queda sin combustible en las subidas

[prime]
agarrando/chupa/chupando/entra/entrando/jalando aire combustible/diesel/linea/sistema
agarro aire
bomba manual
bombear*
bombita*
burbujas diesel/filtro/linea/manguera
ceba
cebado
cebador*
cebar
desceb*
le entra/entrando aire
mete/metido/metio aire diesel/linea/lineas/sistema
perdio cebado
prime
purgar
sangrado
sangrar diesel/inyectores/sistema

[fuel_water]
agua combustible/diesel/lodo
agua con lodo/mugre
agua en el vaso
drene filtro/medio/separador/vaso
filtro/separador/taza/vaso tiene/trae agua
lleno de agua
luz agua combustible
marranita
wif

[mileage]
bebe/chupa/come/consume/consumo/gasta/toma/traga combustible/diesel
consumo
menos millas
millas menos
millas por galon
mpg
rendimiento
rinde
`;
