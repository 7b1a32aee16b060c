/** Suburbs and towns of the South Island of New Zealand by postcode (ADDR-05). */

export const southIsland = `
7010 Nelson
7011 Stoke
7020 Richmond
7110 Takaka
7120 Motueka
7201 Blenheim
7220 Picton
7300 Kaikoura
7400 Rangiora
7608 Lincoln
7614 Rolleston
7630 Kaiapoi
7700 Ashburton
7805 Greymouth
7810 Hokitika
7825 Westport
7910 Timaru
7930 Geraldine
8011 Christchurch Central
8013 Edgeware
8014 Merivale, St Albans
8023 Sydenham
8024 Spreydon
8025 Halswell, Hoon Hay
8041 Ilam, Upper Riccarton
8042 Hornby
8053 Bishopdale, Burnside, Papanui
8061 New Brighton, Shirley
8062 Linwood
8081 Sumner
8082 Lyttelton
9010 Roslyn
9012 St Clair, St Kilda
9013 Andersons Bay
9016 Dunedin Central
9018 Green Island
9024 Mosgiel
9230 Balclutha
9300 Queenstown, Frankton
9302 Arrowtown
9305 Wanaka
9310 Cromwell
9320 Alexandra
9400 Oamaru
9600 Te Anau
9710 Gore
9810 Invercargill
9814 Bluff
`;
