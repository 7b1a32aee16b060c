/**
 * A Vite plugin: the page is visible before its scripts load,
 * and presses meanwhile are recorded (VIEW-01).
 */

import type { Plugin } from 'vite';
import { offlineToast, onlineToast } from '../../machines/shop.toasts.ts';
import { earlyPresses } from '../app/early-presses.ts';
import { paths } from '../paths.ts';
import { connectionMessage } from '../transport/failure-messages.ts';
import { storageKeys, storagePrefix } from '../transport/storage-keys.ts';

/** Marks the style block that follows all stylesheets. */
export const ownStylesMark = 'data-own';

/** Milliseconds after which the scripts load even if a picture is still missing. */
const patience = 4000;

/** Words for the page's `data-kept` attribute, and the storage keys that set each. */
const keptWords = {
  cart: [storageKeys.cartId, storageKeys.releasedCart, storageKeys.pendingOrder],
  customer: [storageKeys.signinToken],
  checkout: [storageKeys.checkoutTab, storageKeys.pendingOrder],
  receipt: [storageKeys.receipt],
  accounts: [storageKeys.severalAccounts],
} as const;

/** Minutes from local time to UTC, in winter and summer; naming the zone takes 12 ms. */
const offsetsOfNz = [-720, -765, -780, -825];

/**
 * Records presses and field values until the scripts run, puts back text that hydration empties
 * while it is typed, and sets the country (content.css). A button with data-opens shows the search
 * at once, so that what is typed next is not lost. Loads scripts on a touch, after the load
 * event, or at once with data-at-once; while data-rests is ahead, new visitors load on a touch only.
 * Without a connection it says so and refuses presses, links and forms; where the scripts were lost
 * on the way, the next press loads the page again once they can be had.
 * data-touched tells that the page was touched (src/ui/first-touch.ts), and data-filling that the
 * kept cart may still be filled in (seen-lines.ts).
 * Identical in all releases, as the policy has its hash.
 */
const script = `(()=>{
const kept=[];
const {entry,beside,parts,atOnce,rests}=document.currentScript.dataset;
const page=document.documentElement.dataset;
const ends=new AbortController();
const told=document.createElement('p');
told.dataset.told='';
told.setAttribute('role','alert');
let timer;
const tell=(words,time)=>{
clearTimeout(timer);
told.textContent=words;
document.body.append(told);
timer=setTimeout(()=>told.remove(),time);
};
const tellLost=()=>tell(${JSON.stringify(connectionMessage)},5000);
const tellNetwork=(type,words)=>window.addEventListener(type,()=>tell(words,${offlineToast.timeout}),{signal:ends.signal});
tellNetwork('offline',${JSON.stringify(offlineToast.message)});
tellNetwork('online',${JSON.stringify(onlineToast.message)});
let isLost=false;
const isCut=()=>!navigator.onLine&&!(navigator.serviceWorker&&navigator.serviceWorker.controller);
const refuse=(e)=>{
e.preventDefault();e.stopPropagation();
if(isCut())tellLost();else fetch(entry).then(()=>location.reload(),tellLost);
};
const bare=(href)=>href.split('#')[0];
const isWayOut=(t)=>t.tagName==='FORM'||t.tagName==='A'&&/^http/.test(t.protocol)&&bare(t.href)!==bare(location.href);
const keep=(e)=>{
const t=e.type==='submit'?e.target:e.target.closest&&e.target.closest('a[href],button,[role="tab"]');
if(!t)return;
if(e.type==='submit'?t.hasAttribute('action'):t.tagName==='A'||t.type==='submit'&&t.form){
if(isCut()&&isWayOut(t))refuse(e);
return;
}
if(isLost||isCut())return refuse(e);
e.preventDefault();e.stopPropagation();kept.push(t);page.waits='';open(t.dataset.opens);wake();
};
const open=(id)=>{
if(id===undefined)return;
if(page.opens===id){delete page.opens;return;}
page.opens=id;
document.getElementById(id).querySelector('input').focus();
};
const holds=(k)=>{try{return [localStorage,sessionStorage].some((s)=>s.getItem('${storagePrefix}'+k)!==null);}catch{return false;}};
const words=Object.entries(${JSON.stringify(keptWords)}).filter(([,keys])=>keys.some(holds)).map(([word])=>word);
page.kept=words.join(' ');
if(location.pathname===${JSON.stringify(paths.cart)})page.filling='';
const placed=()=>{try{return JSON.parse(localStorage.getItem('${storagePrefix}${storageKeys.promisedPlace}')).value.countryCode;}catch{}};
const isNz=()=>${JSON.stringify(offsetsOfNz)}.includes(new Date().getTimezoneOffset())&&/^Pacific\\/(Auckland|Chatham)$/.test(Intl.DateTimeFormat().resolvedOptions().timeZone)||navigator.languages.some((l)=>/-NZ$/.test(l));
page.country=placed()||(isNz()?'NZ':'AU');
const note=(e)=>{
const t=e.target;
e.stopPropagation();
const at=kept.findIndex((k)=>k.target===t);
if(at>=0)kept.splice(at,1);
kept.push({target:t,value:t.value,checked:t.checked});wake();
};
const restore=({target:t})=>{
const k=kept.find((k)=>k.target===t);
if(k&&k.value!==t.value)t.value=k.value;
};
const kinds={click:keep,submit:keep,beforeinput:restore,input:note,change:note};
Object.keys(kinds).forEach((t)=>document.addEventListener(t,kinds[t],{capture:true,signal:ends.signal}));
window.${earlyPresses}=()=>{
ends.abort();
delete page.waits;
delete page.opens;
delete page.filling;
return kept.splice(0);
};
const touches=new AbortController();
let begun=false;
const begin=()=>{
if(begun||isCut())return;
begun=true;
const all=[beside,entry,parts].filter(Boolean).join(' ').split(' ');
const isSheet=(p)=>p.endsWith('.css');
const link=(p,rel)=>{const l=document.createElement('link');l.rel=rel;l.crossOrigin='';l.setAttribute('href',p);if(rel==='preload')l.as='style';return l;};
document.head.append(...all.map((p)=>link(p,isSheet(p)?'preload':'modulepreload')));
const run=()=>{
const own=document.querySelector('style[${ownStylesMark}]');
all.filter(isSheet).forEach((p)=>document.body.insertBefore(link(p,'stylesheet'),own));
import(entry).catch((cause)=>{
if(!ends.signal.aborted){isLost=true;kept.length=0;delete page.waits;tellLost();}
throw cause;
});
};
if(document.readyState==='loading')document.addEventListener('DOMContentLoaded',run);else run();
};
const wake=()=>{page.touched='';begin();if(begun)touches.abort();};
const touch=(e)=>{if(e.type!=='pointermove'||e.movementX||e.movementY)wake();};
['pointermove','pointerdown','touchstart','keydown','focusin','scroll','storage','online'].forEach((t)=>window.addEventListener(t,touch,{signal:touches.signal,passive:true,capture:true}));
const isNew=()=>{try{return [localStorage,sessionStorage].every((s)=>!Object.keys(s).some((k)=>k.startsWith('${storagePrefix}')));}catch{return false;}};
if(rests>Date.now()&&isNew())return;
if(atOnce!==undefined||document.readyState==='complete')begin();else{window.addEventListener('load',begin);setTimeout(begin,${patience});}
})()`.replaceAll('\n', '');

const entryScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * Replaces the entry scripts, one per import, by the inline
 * script that loads them; the last one starts the shop.
 */
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
