/** Suburbs and towns of the Australian Capital Territory by postcode (ADDR-05). */

export const capitalTerritory = `
2600 Barton, Deakin, Forrest, Parkes, Yarralumla
2601 Canberra, Acton
2602 Ainslie, Dickson, Downer, Hackett, Lyneham, O'Connor, Watson
2603 Griffith, Red Hill
2604 Kingston, Narrabundah
2605 Curtin, Garran, Hughes
2606 Phillip, Lyons, O'Malley
2607 Farrer, Isaacs, Mawson, Pearce, Torrens
2609 Fyshwick
2611 Chapman, Duffy, Holder, Rivett, Stirling, Waramanga, Weston
2612 Braddon, Campbell, Reid, Turner
2614 Aranda, Cook, Hawker, Macquarie, Page, Scullin, Weetangera
2615 Charnwood, Dunlop, Florey, Fraser, Holt, Latham, Melba, Spence
2617 Belconnen, Bruce, Evatt, Giralang, Kaleen, Lawson, McKellar
2900 Greenway
2902 Kambah
2903 Oxley, Wanniassa
2904 Fadden, Gowrie, Macarthur, Monash
2905 Bonython, Calwell, Chisholm, Gilmore, Isabella Plains, Richardson, Theodore
2906 Banks, Conder, Gordon
2911 Mitchell
2912 Gungahlin
2913 Ngunnawal, Nicholls, Palmerston, Franklin
2914 Amaroo, Bonner, Forde, Harrison
`;
