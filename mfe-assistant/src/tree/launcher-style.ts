/**
 * What all of the tree stands on, and the launcher: there before the panel is asked for, and Emotion with it. Colours and
 * sizes are the site's tokens, which come through to here; `--ground`, `--ink` and `--corner` are a brand's. The launcher is
 * above what covers the bottom of the page (`--lift`), and moves with that without shifting the layout. Where there is little room
 * it is its sign alone: its words, which readers still hear, would lie over those of the page; and it waits until nothing else
 * covers the page (`--floating`). What it carries lies on its corner, and the
 * open panel over both.
 */
export const launcherStyle = `
:host{display:block;height:100%;border-radius:inherit}
*,::before,::after{box-sizing:border-box;margin:0}
button{font:inherit}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
.assistant{position:fixed;z-index:40;right:max(var(--space-4),env(safe-area-inset-right));bottom:max(var(--space-4),env(safe-area-inset-bottom));display:grid;justify-items:end;gap:var(--space-3);pointer-events:none;translate:0 calc(-1*var(--lift,0px))}
.assistant>*{pointer-events:auto}
.launcher{display:inline-flex;align-items:center;gap:var(--space-2);min-height:3.25rem;padding:0 var(--space-5) 0 var(--space-4);border:0;border-radius:var(--corner,var(--radius-full));background:var(--ground,var(--color-loud));box-shadow:var(--shadow-lg);color:var(--ink,var(--color-on-loud));cursor:pointer;font-size:var(--text-sm);font-weight:650}
.launcher:hover{translate:0 -2px}
.launcher>svg{width:1.625rem;height:1.625rem;color:var(--ink,var(--color-highlight))}
.word{max-width:18rem;padding:var(--space-3) var(--space-4);border-radius:var(--radius-lg);background:var(--color-surface);box-shadow:var(--shadow-lg);color:var(--color-text);font-size:var(--text-sm)}
@media(max-width:62rem){.launcher{visibility:var(--floating);position:relative;z-index:-1;justify-content:center;gap:0;width:3.25rem;padding:0;font-size:0}}
@media print{.assistant{display:none}}`
