/** Suburbs and towns of New South Wales by postcode (ADDR-05). */

export const newSouthWales = `
2000 Sydney, Barangaroo, Dawes Point, Haymarket, Millers Point, The Rocks
2007 Ultimo
2008 Chippendale, Darlington
2009 Pyrmont
2010 Darlinghurst, Surry Hills
2011 Potts Point, Elizabeth Bay, Rushcutters Bay, Woolloomooloo
2015 Alexandria, Beaconsfield, Eveleigh
2016 Redfern
2017 Waterloo, Zetland
2018 Rosebery, Eastlakes
2019 Botany, Banksmeadow
2020 Mascot
2021 Paddington, Moore Park, Centennial Park
2022 Bondi Junction, Queens Park
2023 Bellevue Hill
2024 Bronte, Waverley
2025 Woollahra
2026 Bondi, Bondi Beach, North Bondi, Tamarama
2027 Darling Point, Edgecliff, Point Piper
2028 Double Bay
2029 Rose Bay
2030 Vaucluse, Dover Heights, Watsons Bay
2031 Randwick, Clovelly
2032 Kingsford, Daceyville
2033 Kensington
2034 Coogee, South Coogee
2035 Maroubra, Pagewood
2036 Matraville, Malabar, Little Bay, Hillsdale
2037 Glebe, Forest Lodge
2038 Annandale
2039 Rozelle
2040 Leichhardt, Lilyfield
2041 Balmain, Balmain East, Birchgrove
2042 Newtown, Enmore
2043 Erskineville
2044 St Peters, Sydenham, Tempe
2045 Haberfield
2046 Five Dock, Abbotsford, Wareemba
2047 Drummoyne
2048 Stanmore
2049 Petersham, Lewisham
2050 Camperdown
2060 North Sydney, McMahons Point, Waverton, Lavender Bay
2061 Kirribilli, Milsons Point
2062 Cammeray
2063 Northbridge
2064 Artarmon
2065 St Leonards, Crows Nest, Wollstonecraft, Greenwich, Naremburn
2066 Lane Cove, Lane Cove North, Riverview
2067 Chatswood
2068 Willoughby, Castlecrag
2069 Roseville
2070 Lindfield
2071 Killara
2072 Gordon
2073 Pymble, West Pymble
2074 Turramurra
2075 St Ives
2076 Wahroonga
2077 Hornsby, Waitara
2085 Belrose, Davidson
2086 Frenchs Forest
2087 Forestville
2088 Mosman
2089 Neutral Bay, Kurraba Point
2090 Cremorne
2093 Balgowlah, Manly Vale
2095 Manly
2096 Freshwater, Curl Curl, Queenscliff
2099 Dee Why, Narraweena, Cromer
2100 Brookvale, Allambie Heights, Beacon Hill
2101 Narrabeen, Elanora Heights
2103 Mona Vale
2106 Newport
2107 Avalon Beach
2110 Hunters Hill, Woolwich
2111 Gladesville
2112 Ryde, Putney, Denistone East
2113 Macquarie Park, North Ryde, East Ryde
2114 West Ryde, Meadowbank
2115 Ermington
2116 Rydalmere
2117 Dundas, Telopea, Oatlands
2118 Carlingford
2120 Thornleigh, Pennant Hills
2121 Epping
2122 Eastwood, Marsfield
2125 West Pennant Hills
2126 Cherrybrook
2127 Sydney Olympic Park, Wentworth Point, Newington
2128 Silverwater
2130 Summer Hill
2131 Ashfield
2132 Croydon
2134 Burwood
2135 Strathfield
2137 Concord, North Strathfield
2138 Rhodes, Concord West
2140 Homebush, Homebush West
2141 Lidcombe, Berala
2142 Granville, Rosehill
2144 Auburn
2145 Westmead, Wentworthville, Girraween
2146 Toongabbie
2147 Seven Hills
2148 Blacktown, Prospect, Kings Park
2150 Parramatta, Harris Park
2151 North Parramatta, North Rocks
2152 Northmead
2153 Baulkham Hills, Winston Hills, Bella Vista
2154 Castle Hill
2155 Rouse Hill, Kellyville
2160 Merrylands
2161 Guildford
2164 Wetherill Park, Smithfield
2165 Fairfield
2166 Cabramatta, Canley Vale
2170 Liverpool, Casula, Moorebank, Chipping Norton
2176 Bossley Park, Abbotsbury
2190 Greenacre
2193 Canterbury, Hurlstone Park
2195 Lakemba
2196 Punchbowl, Roselands
2200 Bankstown, Condell Park
2203 Dulwich Hill
2204 Marrickville
2205 Arncliffe, Wolli Creek
2206 Earlwood
2207 Bexley
2208 Kingsgrove
2209 Beverly Hills
2210 Riverwood, Peakhurst
2211 Padstow
2212 Revesby
2216 Rockdale, Brighton-Le-Sands, Kyeemagh
2217 Kogarah, Ramsgate, Monterey
2218 Carlton, Allawah
2220 Hurstville
2221 Blakehurst, South Hurstville
2222 Penshurst
2223 Mortdale, Oatley
2224 Sylvania
2226 Jannali, Como
2227 Gymea
2228 Miranda
2229 Caringbah
2230 Cronulla, Woolooware
2232 Sutherland, Kirrawee
2233 Engadine, Heathcote
2234 Menai, Illawong
2250 Gosford, Erina, Point Clare, Somersby
2251 Avoca Beach
2256 Woy Woy
2259 Wyong, Tuggerah
2260 Terrigal
2261 The Entrance, Bateau Bay
2280 Belmont
2285 Cardiff
2289 Adamstown
2290 Charlestown
2291 Merewether
2292 Broadmeadow
2293 Wickham, Maryville
2295 Stockton
2299 Lambton, Jesmond
2300 Newcastle, Cooks Hill, The Hill
2302 Newcastle West
2303 Hamilton
2304 Mayfield
2305 New Lambton
2315 Nelson Bay, Shoal Bay
2320 Maitland
2324 Raymond Terrace
2325 Cessnock
2330 Singleton
2333 Muswellbrook
2340 Tamworth
2350 Armidale
2370 Glen Innes
2380 Gunnedah
2390 Narrabri
2400 Moree
2428 Forster, Tuncurry
2430 Taree
2440 Kempsey
2444 Port Macquarie
2450 Coffs Harbour
2460 Grafton
2470 Casino
2477 Alstonville
2478 Ballina, Lennox Head
2480 Lismore, Goonellabah
2481 Byron Bay
2482 Mullumbimby
2484 Murwillumbah
2485 Tweed Heads
2487 Kingscliff
2500 Wollongong
2502 Warrawong
2515 Thirroul
2518 Corrimal, Bellambi
2519 Fairy Meadow
2526 Unanderra, Figtree
2527 Albion Park
2528 Warilla
2529 Shellharbour
2530 Dapto
2533 Kiama
2535 Berry
2536 Batemans Bay
2540 Nowra, Huskisson
2546 Narooma
2548 Merimbula
2550 Bega
2560 Campbelltown
2564 Minto
2565 Ingleburn
2567 Narellan
2570 Camden, Oran Park
2571 Picton
2575 Mittagong
2576 Bowral
2577 Moss Vale
2580 Goulburn
2582 Yass
2620 Queanbeyan
2630 Cooma
2640 Albury
2641 Lavington
2650 Wagga Wagga
2680 Griffith
2705 Leeton
2710 Deniliquin
2720 Tumut
2745 Glenmore Park
2747 Kingswood
2750 Penrith, Emu Plains
2753 Richmond
2756 Windsor
2760 St Marys, Colyton
2761 Plumpton
2763 Quakers Hill
2766 Rooty Hill, Eastern Creek
2770 Mount Druitt
2777 Springwood
2780 Katoomba, Leura
2790 Lithgow
2795 Bathurst
2800 Orange
2830 Dubbo
2850 Mudgee
2870 Parkes
2871 Forbes
2880 Broken Hill
`;
