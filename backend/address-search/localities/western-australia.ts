/** Suburbs and towns of Western Australia by postcode (ADDR-05). */

export const westernAustralia = `
6000 Perth
6003 Northbridge, Highgate
6004 East Perth
6005 West Perth, Kings Park
6006 North Perth
6007 Leederville, West Leederville
6008 Subiaco, Shenton Park
6009 Nedlands, Crawley, Dalkeith
6010 Claremont, Swanbourne, Mount Claremont
6011 Cottesloe, Peppermint Grove
6012 Mosman Park
6014 Floreat, Wembley, Jolimont
6015 City Beach
6016 Mount Hawthorn, Glendalough
6017 Osborne Park, Herdsman
6018 Innaloo, Doubleview, Karrinyup
6019 Scarborough
6020 North Beach
6021 Balcatta, Stirling
6023 Duncraig
6025 Hillarys
6027 Joondalup
6028 Currambine
6030 Clarkson
6050 Mount Lawley, Menora, Coolbinia
6051 Maylands
6052 Inglewood, Bedford
6053 Bayswater
6054 Bassendean
6056 Midland
6059 Dianella
6060 Yokine, Tuart Hill
6062 Morley, Noranda
6065 Wanneroo
6069 Ellenbrook
6076 Kalamunda, Lesmurdie
6100 Victoria Park, Lathlain, Burswood
6101 East Victoria Park, Carlisle
6102 Bentley
6103 Rivervale
6104 Belmont, Redcliffe
6105 Kewdale, Cloverdale
6106 Welshpool
6107 Cannington
6110 Gosnells
6112 Armadale
6147 Parkwood, Lynwood
6148 Shelley, Riverton
6149 Bull Creek
6150 Murdoch
6151 South Perth, Kensington
6152 Como, Manning
6153 Applecross, Mount Pleasant
6154 Booragoon
6155 Canning Vale, Willetton
6156 Attadale
6157 Palmyra, Bicton
6158 East Fremantle
6160 Fremantle
6162 South Fremantle, Beaconsfield
6163 Spearwood, Bibra Lake
6164 Success, Cockburn Central
6168 Rockingham
6169 Safety Bay, Warnbro
6171 Baldivis
6208 Pinjarra
6210 Mandurah
6225 Collie
6230 Bunbury
6233 Australind
6280 Busselton
6281 Dunsborough
6285 Margaret River
6312 Narrogin
6330 Albany
6401 Northam
6415 Merredin
6430 Kalgoorlie
6450 Esperance
6530 Geraldton
6701 Carnarvon
6707 Exmouth
6714 Karratha
6721 Port Hedland
6725 Broome
6743 Kununurra
`;
