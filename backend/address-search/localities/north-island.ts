/** Suburbs and towns of the North Island of New Zealand by postcode (ADDR-05). */

export const northIsland = `
0110 Whangarei
0112 Kamo
0200 Paihia
0230 Kerikeri
0410 Kaitaia
0600 New Lynn
0610 Henderson
0620 Milford
0622 Takapuna
0624 Devonport
0626 Birkenhead, Beach Haven
0627 Northcote
0629 Glenfield
0630 Browns Bay
0632 Albany
0931 Orewa
0930 Whangaparaoa
1010 Auckland Central
1011 Freemans Bay, Herne Bay, Ponsonby
1021 Grey Lynn
1022 Point Chevalier, Westmere
1023 Epsom
1024 Mount Eden
1025 Mount Albert
1026 Avondale
1041 Mount Roskill
1042 Hillsborough
1050 Remuera
1051 Ellerslie
1052 Parnell
1060 Mount Wellington
1061 Onehunga
1062 Otahuhu
1071 Mission Bay, Orakei, St Heliers
1072 Glen Innes
1081 Waiheke Island
2010 Pakuranga
2013 East Tamaki
2014 Howick
2022 Mangere
2023 Otara
2025 Papatoetoe
2102 Manurewa
2104 Manukau
2110 Papakura
2120 Pukekohe
3010 Rotorua
3110 Tauranga, Bethlehem
3112 Greerton
3116 Mount Maunganui
3118 Papamoa
3120 Whakatane
3200 Hamilton
3204 Hamilton Central
3216 Hamilton East
3330 Taupo
3400 Matamata
3420 Tokoroa
3434 Cambridge
3500 Thames
3800 Te Awamutu
3910 Te Kuiti
4010 Gisborne
4108 Wairoa
4110 Napier
4112 Taradale
4122 Hastings
4130 Havelock North
4200 Waipukurau
4310 New Plymouth
4320 Waitara
4332 Stratford
4410 Palmerston North
4500 Whanganui
4610 Hawera
4702 Feilding
4930 Dannevirke
5010 Lower Hutt
5012 Petone
5018 Upper Hutt
5022 Porirua
5032 Paraparaumu
5036 Waikanae
5510 Levin
5512 Otaki
5710 Featherston
5711 Martinborough
5712 Greytown
5713 Carterton
5810 Masterton
6011 Wellington Central, Te Aro, Mount Victoria
6012 Kelburn, Karori
6021 Newtown, Brooklyn
6022 Kilbirnie, Miramar
6023 Island Bay
6035 Khandallah
6037 Johnsonville
`;
