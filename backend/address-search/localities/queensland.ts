/** Suburbs and towns of Queensland by postcode (ADDR-05). */

export const queensland = `
4000 Brisbane City, Spring Hill
4005 New Farm, Teneriffe
4006 Fortitude Valley, Bowen Hills, Newstead, Herston
4007 Ascot, Hamilton
4008 Pinkenba
4009 Eagle Farm
4010 Albion
4011 Clayfield, Hendra
4012 Nundah, Wavell Heights
4014 Banyo, Nudgee, Virginia
4017 Sandgate, Bracken Ridge, Deagon
4019 Clontarf, Margate, Woody Point
4020 Redcliffe, Scarborough
4030 Lutwyche, Windsor, Wooloowin
4031 Gordon Park, Kedron
4032 Chermside
4034 Aspley, Geebung, Zillmere
4035 Albany Creek
4051 Alderley, Enoggera, Newmarket, Wilston, Grange
4053 Everton Park, Stafford, Mitchelton
4054 Arana Hills, Keperra
4055 Ferny Grove, Ferny Hills
4059 Kelvin Grove, Red Hill
4060 Ashgrove
4061 The Gap
4064 Paddington, Milton
4065 Bardon
4066 Auchenflower, Toowong, Mount Coot-Tha
4067 St Lucia
4068 Indooroopilly, Taringa, Chelmer
4069 Kenmore, Chapel Hill, Fig Tree Pocket
4074 Jindalee, Mount Ommaney, Jamboree Heights, Westlake
4075 Corinda, Sherwood, Graceville, Oxley
4076 Darra, Wacol
4077 Inala, Richlands
4101 South Brisbane, West End, Highgate Hill
4102 Woolloongabba, Dutton Park
4103 Annerley, Fairfield
4104 Yeronga
4105 Moorooka, Yeerongpilly, Tennyson
4106 Rocklea
4107 Salisbury
4108 Archerfield, Coopers Plains
4109 Sunnybank, Sunnybank Hills, Macgregor
4110 Acacia Ridge, Willawong
4111 Nathan
4113 Eight Mile Plains, Runcorn
4114 Logan Central, Woodridge, Kingston
4116 Calamvale, Stretton
4118 Browns Plains
4120 Greenslopes
4121 Holland Park, Tarragindi
4122 Mount Gravatt, Mansfield, Wishart, Upper Mount Gravatt
4123 Rochedale, Springwood
4127 Daisy Hill, Slacks Creek
4151 Coorparoo
4152 Carina, Carindale, Camp Hill
4154 Gumdale, Wakerley
4160 Wellington Point, Birkdale
4163 Cleveland
4165 Redland Bay, Victoria Point
4169 East Brisbane, Kangaroo Point
4170 Cannon Hill, Morningside, Norman Park
4171 Bulimba, Balmoral, Hawthorne
4172 Murarrie
4173 Tingalpa
4178 Wynnum, Lytton
4179 Manly
4207 Beenleigh
4209 Coomera, Upper Coomera
4211 Nerang, Carrara
4212 Hope Island
4214 Ashmore, Arundel, Molendinar
4215 Southport, Labrador
4216 Runaway Bay, Biggera Waters
4217 Surfers Paradise, Bundall, Main Beach, Benowa
4218 Broadbeach, Mermaid Beach
4220 Burleigh Heads, Miami
4221 Palm Beach
4223 Currumbin
4225 Coolangatta, Bilinga
4226 Robina, Merrimac
4227 Varsity Lakes
4300 Springfield, Goodna
4305 Ipswich, Brassall, Booval
4350 Toowoomba City, Harristown, Rangeville
4370 Warwick
4380 Stanthorpe
4405 Dalby
4455 Roma
4500 Strathpine, Brendale
4503 North Lakes, Kallangur
4506 Morayfield
4510 Caboolture
4551 Caloundra, Golden Beach
4556 Buderim
4557 Mooloolaba
4558 Maroochydore
4560 Nambour
4566 Noosaville
4567 Noosa Heads, Sunshine Beach
4570 Gympie
4610 Kingaroy
4650 Maryborough
4655 Hervey Bay, Pialba
4670 Bundaberg Central, Bargara
4680 Gladstone Central
4700 Rockhampton City
4701 Norman Gardens
4703 Yeppoon
4720 Emerald
4740 Mackay
4802 Airlie Beach, Cannonvale
4805 Bowen
4807 Ayr
4810 Townsville City, North Ward, South Townsville
4812 Hyde Park, Currajong
4814 Aitkenvale, Garbutt
4825 Mount Isa
4850 Ingham
4860 Innisfail
4868 Woree
4870 Cairns City, Cairns North, Parramatta Park
4877 Port Douglas
4880 Mareeba
4883 Atherton
`;
