/** Suburbs and towns of South Australia by postcode (ADDR-05). */

export const southAustralia = `
5000 Adelaide
5006 North Adelaide
5007 Hindmarsh, Bowden, Brompton
5008 Croydon, Ridleyton
5009 Allenby Gardens
5011 Woodville
5013 Wingfield
5014 Cheltenham
5015 Port Adelaide
5019 Semaphore
5022 Henley Beach, Grange
5024 Fulham
5025 Kidman Park
5031 Mile End, Torrensville, Thebarton
5032 Underdale
5033 Richmond, Hilton
5034 Goodwood, Wayville
5035 Keswick, Black Forest
5037 Netley
5038 Plympton
5039 Edwardstown
5041 Daw Park
5042 Bedford Park
5043 Marion, Mitchell Park
5044 Glengowrie
5045 Glenelg, Glenelg North
5048 Brighton
5050 Eden Hills, Bellevue Heights
5051 Blackwood
5061 Unley, Hyde Park
5062 Mitcham
5063 Parkside, Eastwood
5064 Glen Osmond, Myrtle Bank
5065 Toorak Gardens, Tusmore, Dulwich
5066 Burnside
5067 Norwood, Kent Town, Rose Park
5068 Kensington, Kensington Park
5069 St Peters, College Park
5070 Marden, Payneham
5072 Magill
5073 Tranmere, Rostrevor
5081 Walkerville, Gilberton, Medindie
5082 Prospect
5083 Nailsworth
5084 Kilburn, Blair Athol
5085 Enfield
5086 Gilles Plains
5091 Tea Tree Gully
5092 Modbury
5095 Mawson Lakes, Pooraka
5098 Ingle Farm
5106 Salisbury South
5108 Salisbury
5112 Elizabeth
5125 Golden Grove
5152 Stirling
5158 Hallett Cove
5159 Happy Valley
5162 Morphett Vale
5168 Noarlunga Centre
5211 Victor Harbor
5242 Balhannah
5245 Hahndorf
5251 Mount Barker
5253 Murray Bridge
5271 Naracoorte
5290 Mount Gambier
5341 Renmark
5343 Berri
5352 Tanunda
5355 Nuriootpa
5540 Port Pirie
5554 Kadina
5600 Whyalla
5606 Port Lincoln
5690 Ceduna
5700 Port Augusta
5723 Coober Pedy
`;
