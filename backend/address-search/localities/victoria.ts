/** Suburbs and towns of Victoria by postcode (ADDR-05). */

export const victoria = `
3000 Melbourne
3002 East Melbourne
3003 West Melbourne
3004 Melbourne
3006 Southbank, South Wharf
3008 Docklands
3011 Footscray, Seddon
3012 West Footscray, Kingsville
3013 Yarraville
3015 Newport, Spotswood
3016 Williamstown
3018 Altona
3020 Sunshine, Albion
3021 St Albans
3023 Caroline Springs, Deer Park
3025 Altona North
3028 Laverton
3029 Tarneit, Hoppers Crossing, Truganina
3030 Werribee, Point Cook
3031 Kensington, Flemington
3032 Ascot Vale, Maribyrnong
3037 Sydenham, Taylors Hill
3039 Moonee Ponds
3040 Essendon
3042 Niddrie, Keilor East
3043 Tullamarine
3044 Pascoe Vale
3046 Glenroy
3047 Broadmeadows
3051 North Melbourne
3052 Parkville
3053 Carlton
3054 Carlton North, Princes Hill
3055 Brunswick West
3056 Brunswick
3057 Brunswick East
3058 Coburg
3059 Greenvale
3060 Fawkner
3064 Craigieburn, Mickleham
3065 Fitzroy
3066 Collingwood
3067 Abbotsford
3068 Clifton Hill, Fitzroy North
3070 Northcote
3071 Thornbury
3072 Preston
3073 Reservoir
3074 Thomastown
3076 Epping
3078 Alphington, Fairfield
3079 Ivanhoe
3082 Mill Park
3083 Bundoora
3084 Heidelberg, Rosanna
3088 Greensborough
3095 Eltham
3101 Kew
3103 Balwyn, Deepdene
3104 Balwyn North
3105 Bulleen
3106 Templestowe
3108 Doncaster
3109 Doncaster East
3121 Richmond, Burnley, Cremorne
3122 Hawthorn
3123 Hawthorn East
3124 Camberwell
3125 Burwood
3126 Canterbury
3127 Surrey Hills, Mont Albert
3128 Box Hill
3129 Box Hill North
3130 Blackburn
3131 Nunawading, Forest Hill
3132 Mitcham
3133 Vermont
3134 Ringwood
3135 Ringwood East, Heathmont
3136 Croydon
3140 Lilydale
3141 South Yarra
3142 Toorak
3143 Armadale
3144 Malvern
3145 Malvern East
3146 Glen Iris
3147 Ashburton
3148 Chadstone
3149 Mount Waverley
3150 Glen Waverley, Wheelers Hill
3152 Wantirna, Wantirna South, Knoxfield
3153 Bayswater
3155 Boronia
3156 Ferntree Gully
3161 Caulfield North
3162 Caulfield
3163 Carnegie, Murrumbeena
3166 Oakleigh, Hughesdale
3168 Clayton
3170 Mulgrave
3171 Springvale
3174 Noble Park
3175 Dandenong
3178 Rowville
3181 Prahran, Windsor
3182 St Kilda
3183 Balaclava, St Kilda East
3184 Elwood
3185 Elsternwick, Ripponlea
3186 Brighton
3187 Brighton East
3188 Hampton
3189 Moorabbin
3191 Sandringham
3192 Cheltenham
3193 Black Rock, Beaumaris
3194 Mentone
3195 Mordialloc, Parkdale
3196 Chelsea
3199 Frankston
3201 Carrum Downs
3204 Bentleigh, Ormond
3205 South Melbourne
3206 Albert Park, Middle Park
3207 Port Melbourne
3214 Corio, Norlane
3215 North Geelong
3216 Grovedale, Belmont, Highton
3218 Geelong West
3219 Newcomb
3220 Geelong, South Geelong
3226 Ocean Grove
3228 Torquay
3232 Lorne
3250 Colac
3280 Warrnambool
3300 Hamilton
3305 Portland
3337 Melton
3340 Bacchus Marsh
3350 Ballarat Central, Ballarat East
3355 Wendouree
3377 Ararat
3380 Stawell
3400 Horsham
3429 Sunbury
3442 Woodend
3444 Kyneton
3450 Castlemaine
3460 Daylesford
3500 Mildura
3550 Bendigo
3555 Kangaroo Flat
3564 Echuca
3585 Swan Hill
3616 Tatura
3630 Shepparton
3660 Seymour
3672 Benalla
3677 Wangaratta
3690 Wodonga
3741 Bright
3777 Healesville
3782 Emerald
3805 Narre Warren
3806 Berwick
3810 Pakenham
3818 Drouin
3820 Warragul
3825 Moe
3840 Morwell
3844 Traralgon
3850 Sale
3875 Bairnsdale
3909 Lakes Entrance
3930 Mount Eliza
3931 Mornington
3934 Mount Martha
3939 Rosebud
3941 Rye
3950 Korumburra
3953 Leongatha
3977 Cranbourne
`;
