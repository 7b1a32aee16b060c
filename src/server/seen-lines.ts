/** Inline script that shows the stored cart items before the shop's scripts load (VIEW-01). */

import { storedCartSlice } from '../services/cart/stored-cart.ts';
import { storageKeys, storagePrefix } from '../transport/storage-keys.ts';

/**
 * Clones the row that the server rendered and fills the parts named by
 * `data-seen`. Shows nothing if an order may be in progress. The placeholder
 * is hidden until it has run (data-filling). Each release has the same script,
 * because the policy allows it by hash.
 */
export const seenLines = `(()=>{try{
const read=(k)=>{const e=JSON.parse(localStorage.getItem('${storagePrefix}'+k));return e&&(e.lifetime===null||e.storedAt+e.lifetime*1000>Date.now())?e:null;};
const kept=read('${storageKeys.cartLines}');
if(kept.version!==${storedCartSlice.version}||kept.value.cartId!==read('${storageKeys.cartId}').value||read('${storageKeys.pendingOrder}'))return;
const model=document.querySelector('[data-seen-model]').firstElementChild;
document.querySelector('[data-seen-lines]').append(...kept.value.lines.map(({name,seen})=>{
const row=model.cloneNode(true);
const part=(p)=>row.querySelector('[data-seen="'+p+'"]');
part('name').textContent=name;
for(const p of ['each','number','total'])part(p).textContent=seen[p];
if(seen.pictures)part('pictures').srcset=seen.pictures;
return row;
}));
document.documentElement.dataset.seen='';
}catch{}finally{delete document.documentElement.dataset.filling;}})()`.replaceAll('\n', '');
