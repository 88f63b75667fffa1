/** What does nothing, or leads elsewhere, until the script of the page is there. */
const awaited =
  "[data-inquiry],[data-opens],x-island [type=button],x-island [method=post] [type=submit]";

/**
 * Inline script that keeps a press which comes before the script of the page, and makes it again
 * when that is ready. A second press is not kept: who cannot wait is led on as without scripts.
 * Should the script not come at all, the page says so to its style sheet (`data-failed`), and links
 * and forms do what they do without.
 */
export const holdEarlyPresses = `(()=>{
let held;
const until=new AbortController,listen={capture:true,signal:until.signal};
const release=()=>{until.abort();held?.click()};
addEventListener("click",event=>{
const pressed=event.target.closest("${awaited}");
if(!pressed||event.button||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
if(pressed===held&&event.detail<2&&pressed.type!="button")return held=null;
event.preventDefault();
event.stopImmediatePropagation();
held=pressed
},listen);
addEventListener("input",()=>{held=null},listen);
addEventListener("page-ready",release,listen);
addEventListener("error",({target})=>{
if(!target.src||!target.async)return;
document.documentElement.dataset.failed="";
release()
},listen)
})()`;
