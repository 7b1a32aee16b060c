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
  accounts: [storageKeys.severalAccounts],
} as const;

/**
 * Runs before all else, so it is short, and is the same in every release, whose policy allows it by hash.
 * Links and forms with an address work by themselves; every other press is kept, and a bar says so, and
 * so is what a field holds: a script that comes later would put it back.
 * The first touch fetches the scripts at once, and so does a page that is nothing without them. A page may say until when it rests: a new visitor's browser
 * fetches no script for it before the first touch; a pointer that stands still under it is none.
 * With the entry comes what the page loads beyond it. None runs before the page is whole.
 */
const script = `(()=>{
const kept=[];
const {entry,beside,parts,atOnce,rests}=document.currentScript.dataset;
const page=document.documentElement.dataset;
const keep=(e)=>{
const t=e.type==='submit'?e.target:e.target.closest&&e.target.closest('button,[role="tab"]');
if(!t||(e.type==='submit'?t.hasAttribute('action'):t.type==='submit'&&t.form))return;
e.preventDefault();e.stopPropagation();kept.push(t);page.waits='';begin();
};
const holds=(k)=>{try{return [localStorage,sessionStorage].some((s)=>s.getItem('${storagePrefix}'+k)!==null);}catch{return false;}};
const words=Object.entries(${JSON.stringify(keptWords)}).filter(([,keys])=>keys.some(holds)).map(([word])=>word);
page.kept=words.join(' ');
const note=({target:t})=>{
const at=kept.findIndex((k)=>k.target===t);
if(at>=0)kept.splice(at,1);
kept.push({target:t,value:t.value,checked:t.checked});begin();
};
const kinds={click:keep,submit:keep,input:note,change:note};
const types=Object.keys(kinds);
types.forEach((t)=>document.addEventListener(t,kinds[t],true));
window.${earlyPresses}=()=>{
types.forEach((t)=>document.removeEventListener(t,kinds[t],true));
delete page.waits;
return kept.splice(0);
};
const touches=new AbortController();
const begin=()=>{
if(touches.signal.aborted)return;
touches.abort();
const all=[beside,entry,parts].filter(Boolean).join(' ').split(' ');
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
const touch=(e)=>{if(e.type!=='pointermove'||e.movementX||e.movementY)begin();};
['pointermove','pointerdown','touchstart','keydown','focusin','scroll','storage'].forEach((t)=>window.addEventListener(t,touch,{signal:touches.signal,passive:true,capture:true}));
const isNew=()=>{try{return [localStorage,sessionStorage].every((s)=>!Object.keys(s).some((k)=>k.startsWith('${storagePrefix}')));}catch{return false;}};
if(rests>Date.now()&&isNew())return;
if(atOnce!==undefined||document.readyState==='complete')begin();else{window.addEventListener('load',begin);setTimeout(begin,${patience});}
})()`.replaceAll('\n', '');

const entryScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/** An entry that only imports is written as one script for each import, the last of which runs the shop. */
const withoutEntry = (html: string): string => {
  const entries = [...html.matchAll(entryScript)].map(([, file]) => file);
  const [first] = entries;
  if (first === undefined) throw new Error('The built page has no entry script.');
  const begin = `<script data-entry="${entries.at(-1)}" data-beside="${entries.slice(0, -1).join(' ')}">${script}</script>`;
  let isWritten = false;
  return html.replaceAll(entryScript, () => {
    const written = isWritten ? '' : begin;
    isWritten = true;
    return written;
  });
};

export const beginWithSight = (): Plugin => ({
  name: 'brightwater:first-moments',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: withoutEntry },
});
