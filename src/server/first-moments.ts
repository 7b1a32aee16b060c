/** A Vite plugin: the page is seen before its scripts are fetched, and what is pressed meanwhile waits for them (VIEW-01). */

import type { Plugin } from 'vite';
import { earlyPresses } from '../app/early-presses.ts';
import { storageKeys, storagePrefix } from '../transport/storage-keys.ts';

/** On the style block that comes after all stylesheets. */
export const ownStylesMark = 'data-own';

/** Milliseconds after which a picture that does not come keeps the scripts no longer. */
const patience = 4000;

/** What such a page says this browser keeps, as words of an attribute, and the keys that each goes by. */
const keptWords = {
  cart: [storageKeys.cartId, storageKeys.releasedCart, storageKeys.pendingOrder],
  customer: [storageKeys.signinToken],
  checkout: [storageKeys.checkoutTab, storageKeys.pendingOrder],
  receipt: [storageKeys.receipt],
} as const;

/**
 * Runs before all else, so it is short, and is the same in every release, whose policy allows it by hash.
 * Links and forms with an address work by themselves; every other press is kept. The first touch
 * fetches the scripts at once, though pictures are missing, and so does a page that is nothing without
 * them; where that depends on what is kept, it names the words. With the entry comes what this page
 * loads beyond it, not after it. None runs before the page is whole, with the data at its end.
 */
const script = `(()=>{
const kept=[];
const {entry,parts,atOnce}=document.currentScript.dataset;
const keep=(e)=>{
const t=e.type==='submit'?e.target:e.target.closest&&e.target.closest('button,[role="tab"]');
if(!t||(e.type==='submit'?t.hasAttribute('action'):t.type==='submit'&&t.form))return;
e.preventDefault();e.stopPropagation();kept.push(t);
};
const holds=(k)=>{try{return [localStorage,sessionStorage].some((s)=>s.getItem('${storagePrefix}'+k)!==null);}catch{return false;}};
const words=atOnce===undefined?[]:Object.entries(${JSON.stringify(keptWords)}).filter(([,keys])=>keys.some(holds)).map(([word])=>word);
if(atOnce!==undefined)document.documentElement.dataset.kept=words.join(' ');
const types=['click','submit'];
types.forEach((t)=>document.addEventListener(t,keep,true));
window.${earlyPresses}=()=>{
types.forEach((t)=>document.removeEventListener(t,keep,true));
return kept.splice(0);
};
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
const all=(entry+' '+(parts||'')).trim().split(' ');
const isSheet=(p)=>p.endsWith('.css');
const link=(p,rel)=>{const l=document.createElement('link');l.rel=rel;l.crossOrigin='';l.setAttribute('href',p);if(rel==='preload')l.as='style';return l;};
document.head.append(...all.map((p)=>link(p,isSheet(p)?'preload':'modulepreload')));
const run=()=>{
const own=document.querySelector('style[${ownStylesMark}]');
all.filter(isSheet).forEach((p)=>document.body.insertBefore(link(p,'stylesheet'),own));
import(entry);
};
if(document.readyState==='loading')document.addEventListener('DOMContentLoaded',run);else run();
};
['pointerover','pointerdown','touchstart','keydown','focusin'].forEach((t)=>document.addEventListener(t,begin,{once:true,passive:true}));
const isEmpty=atOnce&&!atOnce.split(' ').some((word)=>words.includes(word));
if((atOnce!==undefined&&!isEmpty)||document.readyState==='complete')begin();else{window.addEventListener('load',begin);setTimeout(begin,${patience});}
})()`.replaceAll('\n', '');

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

export const beginWithSight = (): Plugin => ({
  name: 'brightwater:first-moments',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      if (!entryScript.test(html)) throw new Error('The built page has no entry script.');
      return html.replace(
        entryScript,
        (_, entry: string) => `<script data-entry="${entry}">${script}</script>`,
      );
    },
  },
});
