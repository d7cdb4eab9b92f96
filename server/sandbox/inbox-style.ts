/** The look of the inbox: three columns on a desk, one after the other on a phone. */
export const INBOX_STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#21180f,#f5efe9);--ink2:light-dark(#5d5148,#c0b4a9);--page:light-dark(#fcf8f5,#17120e);
--surface:light-dark(#fff,#211b16);--line:light-dark(#e8e1db,#3a322b);--well:light-dark(#f4efeb,#2c2520);--brand:light-dark(#8a4300,#ffb36b);
--soft:light-dark(#ffecd7,#47301a);--info:light-dark(#10629b,#8dccff);--infosoft:light-dark(#e3f3ff,#122b3f);
--good:light-dark(#1b6b34,#8fe0a6);--goodsoft:light-dark(#def7e3,#173a22);--bad:light-dark(#b3202c,#ff9d9d);--badsoft:light-dark(#ffe9e8,#4a1d1f)}
*{box-sizing:border-box}body{margin:0;min-height:100vh;font:15px/1.45 "Be Vietnam Pro",system-ui,sans-serif;color:var(--ink);background:var(--page);
display:grid;grid-template:auto auto 1fr/minmax(0,1fr)}
header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:8px 16px;color:var(--info);
background:repeating-linear-gradient(135deg,var(--infosoft) 0 14px,color-mix(in oklab,var(--infosoft) 86%,var(--info)) 14px 15px)}
header h2{margin:0;font-size:16px;font-weight:600}header p{margin:0;flex:1 1 16rem}
button{min-height:44px;padding:0 18px;border:0;border-radius:99px;background:var(--well);color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
a{color:inherit}:focus-visible{outline:3px solid var(--info);outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:4px;padding:12px;align-content:start}
nav>a{display:flex;align-items:center;gap:10px;min-height:44px;padding:0 14px;border-radius:99px;font-weight:600;color:var(--ink2);text-decoration:none}
nav b{margin-left:auto;font-weight:400;font-variant-numeric:tabular-nums}
nav>a[aria-current]{background:var(--surface);color:var(--ink);box-shadow:0 0 0 1px var(--line)}
nav form{display:flex;gap:6px;align-items:end;flex:1 1 100%}nav label{flex:1;color:var(--ink2);font-size:14px}
input:not([type=hidden]){width:100%;min-height:44px;padding:0 14px;border:1px solid var(--ink2);border-radius:99px;background:var(--surface);color:var(--ink);font:inherit;font-size:16px}
main{display:grid;grid-template-columns:minmax(0,1fr);align-content:start}
section{background:var(--surface);box-shadow:0 0 0 1px var(--line)}ul{list-style:none;margin:0;padding:0}
li{display:flex;align-items:center;border-bottom:1px solid var(--line);padding-right:12px}li.on{background:var(--soft)}li.on .code{background:var(--surface)}li.none,article.none{padding:24px 16px;color:var(--ink2)}
li a{flex:1;min-width:0;display:flex;align-items:center;gap:10px;min-height:64px;padding:8px 12px;text-decoration:none}
.ico{flex:none;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;font-size:11px;font-weight:600;
background:light-dark(oklch(.92 .05 var(--h)),oklch(.36 .05 var(--h)))}
.grow{flex:1;min-width:0}.top{display:flex;justify-content:space-between;gap:8px}.top b,.line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.line,time{color:var(--ink2);font-size:14px;font-variant-numeric:tabular-nums}.line{display:block}
.pill{padding:2px 10px;border-radius:99px;font-size:13px;font-variant-numeric:tabular-nums}
.good{color:var(--good);background:var(--goodsoft)}.bad{color:var(--bad);background:var(--badsoft)}
.code{display:inline-block;padding:8px 14px;border-radius:99px;background:var(--soft);color:var(--brand);font-weight:600;font-variant-numeric:tabular-nums;user-select:all;white-space:nowrap}
article{padding:16px 20px;background:var(--surface)}article h1{margin:0 0 4px;font-size:24px;font-weight:600;overflow-wrap:anywhere}article h2{margin:16px 0 4px;font-size:14px;font-weight:600;color:var(--ink2)}
.said{font-size:17px;margin:0 0 12px}.link{color:var(--brand);overflow-wrap:anywhere}.back{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
pre{margin:0;padding:14px 16px;border-radius:14px;background:var(--well);font:13px/1.55 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:999px){.reading section,article.none{display:none}}
@media(min-width:1000px){body{grid-template:auto minmax(0,1fr)/14rem minmax(0,1fr);height:100vh}header{grid-column:1/-1;min-height:56px}
nav{flex-direction:column;flex-wrap:nowrap;align-content:stretch}nav form{flex:none;display:grid;margin-top:16px}
main{grid-template-columns:24rem minmax(0,1fr);align-content:stretch;min-height:0}section,article{overflow-y:auto}article{box-shadow:0 0 0 1px var(--line)}.back{display:none}}
`;
