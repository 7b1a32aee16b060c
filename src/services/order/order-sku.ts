/** The sku of an ordered product: Magento adds a hyphen for each chosen option without a sku. */

export const toProductSku = (orderedSku: string): string => orderedSku.replace(/-+$/, '') || orderedSku;
