/** Spanish: tires and wheels. One phrase a line (notation: languages/lexicon.ts). */
export const tiresAndWheels = `
[tire]
aire goma/gomas/llanta/llantas
alguna/dos/la/las/otra/una de adentro/afuera/atras/drive/drives/junto/refaccion/traccion
balancear*
balanceo
cacho/cachos/marca/pedazo/pedazos de goma/hule/llanta
cadenas duales/llantas/nieve
camara de valvula
cambio llanta/llantas
canastilla
caucho
cauchos
cuantas/juegos/las cadenas
cuantas/que libras lleva/llevan/pone/ponen
cubierta
cubiertas
doble/dobles traila
dos mismo lado
dos/la/las/una/unas exterior/exteriores/interior/interiores/trasera/traseras
dos/las/una de acoplado/furgon/gandola/patana/rastra/remolque/traila
dos/una de cuatro/dieciocho/ocho
drive sin aire
dual
duales
gemela*
goma
goma/gomas/llanta/llantas/yanta drive/drives/traccion
goma/gomas/llanta/llantas/yantas caja/rastra
goma/llanta/llantas/yanta piso/suelo
gomas
inflado automatico/remolque
inflador
inflador automatico caja
inflation
la acabo de inflar
la que anda/esta/estaba baja/bajita/ponchada
la/las/una del drive/drives/tandem
las del eje motriz/traccion/trasero
llanta
llanta adentro/afuera/refaccion/traila/trasera
llanta/rueda repuesto
llantas
llantita
load range
me ponche
mellizas
morocha*
neumatico
neumaticos
pacha*
pareja atras/completa/trasera
pareja completa atras
piedra/piedrita atorada/metida
pivote/pivotito/tapa/tapas/tapon/tapones valvula
ponchadura*
presion llanta*
recapada*
recape*
recauch*
refaccion cayo/solto/zafo
renovada*
sensor tpms
sistema inflado
super ancha*/single*
tandem dos/otra/una
tapas las valvulas
tire
tires
tpms
un/una drive
vitalizada*
yanta
yantas

[steer_tire]
balero/clavo/exploto/fierro/hub/maza/piso/poncho/revento/reventon/rin/tornillo/trono direccional
caucho/cauchos/cubierta/goma/gomas/llanta/llantas/yanta/yantas adelante/alante/delantera/delanteras/delantero/delanteros/direccion/enfrente/manejo/timon/volante
caucho/goma/gomas/la/las/llanta/llantas/una/yanta eje delantero/direccion
delantera al suelo
delantera derecha/izquierda/pinchada/ponchada/reventada/tronada
delantera trae libras/psi
direccional aplastada/baja/bola/clavo/comiendo/desinflada/gastando/libras/lisa/llanta/ponchada/psi/reventada/reventado/tronada
direccional con/hecha/quedo alambre/alambres/bola/chipote/garras/lona/tiras/trizas
direccional derecha/izquierda en rin
direccional derecha/izquierda hecha/ponchada/poncho/quedo/reventada/revento
direccional se comiendo/gastando/gasto/revento
goma frente
goma/llanta derecha/izquierda direccion
la adelante lado
la de adelante derecha/izquierda
la direccional delantera
la steer
la/las/una de adelante/alante/direccion/enfrente/volante
la/las/una del frente/timon/volante
la/llanta de la direccion
la/rueda/una delantera
las delanteras/steer
llanta derecha/izquierda de adelante/enfrente
llanta direccional/frente
llanta mero adelante
llanta/rueda de enfrente
neumatico delantero/direccion
neumaticos delanteros
rueda de adelante
rueda direccion/direccional
steer tire/tires

[wheel]
baleros/birlos/masa/rin/rines/tambor/tambores caja
rin completo
rueda
rueda/ruedas caja/rastra
ruedas
salieron/salio rueda/ruedas

[lug]
birlo*
birlos/tuercas bailan/giran/mueven
bulon*
esparrago*
lug nut*
perno*
punta eje
tornillo*/tuercas llanta/rueda
tuerca*

[hub_seal]
estopera*
mirilla aceite
mirilla/ventanilla/visor cubo/hub/masa/maza
oil seal
reten
reten maza
retenes
sello aceite/masa/maza/rueda

[hub]
balero*
balinera*
bufa
buje caja/eje/rueda
caja bolas
cojinete*
cubo
cubo/masa rueda
hub
masa
maza
mazas
rodamiento*
rulem*

[tread]
32avos
alambres/cara/costado/hombro/pared/piso llanta
banda despegada/despegando/gastada/lisa/recapada/recapeada/renovada/rodadura/rodamiento/rodante/vitalizada
cascara
cascara/recapada/recapado/vitalizada/vitalizado caja
costado
cuerdas
despego/desprendio/levanto/pelo banda
dibujo
goma/hule/tira/tiras azotando/colgando/suelto
labrado
lona goma/llanta
lonas
piso direccional
polvera*
pura lona
recapada
recapado
recapeo
serrucho
tapa/tapas cromada/cromadas
vitalizada
vitalizado

[rim]
aro
aros
rim
rims
rin
rines
`;
