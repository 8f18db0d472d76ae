/** Robots that try what they know of other people's software, or copy everything: not an address that anybody was given. */
const PROBE =
  /\.(php|asp|aspx|jsp|cgi|env|git|sql|bak|old|zip|tar|gz|rar|7z|ini|ya?ml|sh|exe|dll|axd|map)(\/|$)|\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|\.|vendor\/|actuator|owa\/|boaform|hudson|solr|autodiscover|ads\.txt|app-ads\.txt|apple-app-site-association)/i;
const ROBOT =
  /bot\b|bot\/|crawl|spider|slurp|scan|curl|wget|python|java\/|go-http|libwww|headless|monitor|preview|fetch|okhttp|axios/i;
/** What people write and link; anything else is no address of ours. */
const ADDRESS = /^\/[\w\-.~%/+,()'!@:]{1,199}$/;

/** Whether somebody probably followed a link or typed an address that had something once. */
export function isWorthNoting(path: string, userAgent: string): boolean {
  return ADDRESS.test(path) && !PROBE.test(path) && userAgent !== "" && !ROBOT.test(userAgent);
}
