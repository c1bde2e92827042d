/** Spanish: where on the truck. One phrase a line (notation: languages/lexicon.ts). */
export const placesOnTheTruck = `
[truck]
bobtail
cabezal
camion
camion/carro/tractor/trailer/troca/troque de mi esposo/marido
camioncito
camioneta
carro mio
cascadia
chuto
freightliner
gandola
international
kenworth
mack
mueble
mula
patana
peterbilt
rig
tractocamion*
tractomula*
tractor
trailer
trailer completo
trailero
troca
trok
troka
troque
truck
unidad
vehiculo
volvo

[trailer]
acoplado
balatas/baleros/birlos/brecas/buje/calavera*/conector/derecha/derecho/desengancho/desprendio/direccionales/eje/ejes/enchufe/foco/focos/freno/frenos/gatos/goma/izquierda/izquierdo/llanta/llantas/luces/luz/masa/maza/mitad/par/patas/patines/plafon/plafones/puertas/recap*/recauch*/rin/rines/rueda/ruedas/solto/stop/tambor/tambores/tandem/trasera/traseras/trasero/yantas/yarda/zafo caja
batea
caja afuera/amarra/amarro/atravesada/bloqueando/cargada/cerrada/desengancho/desprendio/estorbando/frena/llena/quedo/refrigerada/seca/separandose/solto/vacia/zafando
caja desengancho/desprendio/quedo/solto atras
caja no frena/frenan/gira/rueda
cama baja
chasis
contenedor
cuatro/dos/la/las/los/ocho/una de caja
dolly
dry van
furgon*
la 53
linea/lineas/manguera/mangueras/piso/puerta/puertas/techo a/de caja
lowboy
ni las de caja/remolque/traila
plana
plataforma
rastra
remolque
semi remolque
semirremolque
tandem
tandems
tolva
traila
trailer

[cab]
aca adentro/dentro
adentro camion
alfombra
asiento*
bisagra/chapa/empaque/manija puerta
cabina
cama
camarote
colchon
dormitorio
escalon
espejo*
estribo
interior
litera
loderas
parabrisas
puerta*
raja/rajadura/telarana parabrisas/vidrio
sleeper
visera

[hood]
abajo cofre
bonete
capo
capot
cofre
parrilla
tapa motor
trompa

[axle]
eje
eje delantero/direccion/remolque/trasero
eje/ejes caja/rastra
ejes
primer/tercer eje

[load]
bisagra/piso/puerta/puertas/techo caja/rastra/remolque/traila
bobina*
cadena/cadenas amarre/carga
carga
carga pesa
cargamento
cerrojo
cincho
coil
correa/correas amarre/gancho/pulgadas/trinquete
cortina/defensa trasera
encerado
faldon*
flete
jaula
la/una lona
llevo/mi/traigo carga
lona caja/carga
maquina que cargo/jalo/llevo/traigo
matraca/matracas carga/flete
mercaderia
mercancia
pallet*
plancha/planchas acero
puerta/puertas trasera/traseras
rollos
rollup
skirt*
straps
tarimas
toldo
tronco
troncos
tubos cuelgan
`;
