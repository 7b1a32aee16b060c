/** A Vite plugin: the page is seen before its scripts are fetched, and what is pressed meanwhile waits for them (VIEW-01). */

import type { Plugin } from 'vite';
import { earlyPresses } from '../app/early-presses.ts';

/** Milliseconds after which a picture that does not come keeps the scripts no longer. */
const patience = 4000;

/**
 * Runs before all else, so it is short, and is the same in every release, whose policy allows it by hash.
 * Links and forms with an address work by themselves; every other press is kept. The first touch
 * fetches the scripts at once, though pictures are missing.
 */
const script = `(()=>{
const kept=[];
const entry=document.currentScript.dataset.entry;
const keep=(e)=>{
const t=e.type==='submit'?e.target:e.target.closest&&e.target.closest('button,[role="tab"]');
if(!t||(e.type==='submit'?t.hasAttribute('action'):t.type==='submit'&&t.form))return;
e.preventDefault();e.stopPropagation();kept.push(t);
};
const types=['click','submit'];
types.forEach((t)=>document.addEventListener(t,keep,true));
window.${earlyPresses}=()=>{
types.forEach((t)=>document.removeEventListener(t,keep,true));
return kept.splice(0);
};
let begun=false;
const begin=()=>{if(!begun){begun=true;import(entry);}};
['pointerover','pointerdown','touchstart','keydown','focusin'].forEach((t)=>document.addEventListener(t,begin,{once:true,passive:true}));
if(document.readyState==='complete')begin();else{window.addEventListener('load',begin);setTimeout(begin,${patience});}
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
