/** All styles of the text home page: system fonts in the site's colors. */
export const TEXT_HOME_STYLE =
  "body{font:1.0625rem/1.55 system-ui,sans-serif;color:#1B2624;background:#FAF6EF;margin:0;overflow-wrap:break-word}" +
  "header,main,footer{max-width:38rem;margin:0 auto;padding:0 min(1rem,4vw)}" +
  "header{padding-block:1rem .5rem;font-weight:700;color:#0F4C45}" +
  "h1{font-size:min(1.625rem,11vw);line-height:1.2;margin:0 0 .5rem}" +
  "h2{font-size:min(1.25rem,11vw);color:#0F4C45;margin:2rem 0 .5rem;border-top:2px solid #DCD8CE;padding-top:1rem}" +
  "h3{font-size:1.0625rem;margin:1rem 0 0}p{margin:.25rem 0}ul{margin:.25rem 0;padding-left:1.25rem}" +
  ".now{background:#A3192B;color:#fff;padding:min(1rem,3vw);border-radius:.75rem}.now a{color:#fff}" +
  ".call{background:#F2B441;padding:.5rem min(1rem,3vw);border-radius:.75rem;margin:.75rem 0;font-weight:700}.call a{color:#1B2624}" +
  "a{color:#0C5A52;font-weight:700;padding-block:.5625rem;margin-block:-.3125rem;display:inline-block}" +
  "dl{margin:0}dt{font-weight:700;margin-top:.75rem}dd{margin:0}footer{padding-block:2rem}";
