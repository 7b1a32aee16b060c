/** Suburbs and towns of Tasmania by postcode (ADDR-05). */

export const tasmania = `
7000 Hobart, North Hobart, Mount Stuart
7004 Battery Point, South Hobart
7005 Sandy Bay
7008 New Town, Lenah Valley
7009 Moonah, Derwent Park
7010 Glenorchy
7011 Claremont
7015 Lindisfarne
7018 Bellerive, Rosny, Howrah
7019 Rokeby
7030 Bridgewater
7050 Kingston
7109 Huonville
7140 New Norfolk
7172 Sorell
7190 Swansea
7210 Campbell Town
7215 Bicheno
7216 St Helens
7248 Mowbray, Invermay
7249 Kings Meadows, South Launceston
7250 Launceston, Newstead, Prospect
7252 George Town
7260 Scottsdale
7277 Legana
7300 Perth
7301 Longford
7304 Deloraine
7307 Latrobe
7310 Devonport
7315 Ulverstone
7316 Penguin
7320 Burnie
7321 Somerset
7325 Wynyard
7330 Smithton
7467 Queenstown
7468 Strahan
`;
