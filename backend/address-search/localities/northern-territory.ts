/** Suburbs and towns of the Northern Territory by postcode (ADDR-05). */

export const northernTerritory = `
0800 Darwin City
0810 Casuarina, Rapid Creek, Nightcliff, Millner, Coconut Grove, Wagaman, Alawa
0812 Karama, Malak, Leanyer, Anula, Wulagi
0820 Fannie Bay, Larrakeyah, Parap, Stuart Park, The Gardens, Winnellie, Bayview
0828 Berrimah
0829 Pinelands
0830 Palmerston City, Driver, Gray, Moulden, Woodroffe, Yarrawonga
0832 Bakewell, Gunn, Rosebery
0835 Howard Springs
0836 Humpty Doo
0845 Batchelor
0850 Katherine
0860 Tennant Creek
0870 Alice Springs, Gillen, East Side, Braitling
0872 Yulara
0880 Nhulunbuy
0885 Alyangula
0886 Jabiru
`;
