/** Matches paths that robots probe for other software or copy blindly. */
const PROBE =
  /\.(php|asp|aspx|jsp|cgi|env|git|sql|bak|old|zip|tar|gz|rar|7z|ini|ya?ml|sh|exe|dll|axd|map)(\/|$)|\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|\.|vendor\/|actuator|owa\/|boaform|hudson|solr|autodiscover|ads\.txt|app-ads\.txt|apple-app-site-association)/i;
const ROBOT =
  /bot\b|bot\/|crawl|spider|slurp|scan|curl|wget|python|java\/|go-http|libwww|headless|monitor|preview|fetch|okhttp|axios/i;
/** The characters of addresses that people write and link. */
const ADDRESS = /^\/[\w\-.~%/+,()'!@:]{1,199}$/;

/** Whether a person probably followed a link or typed an address that once existed. */
export function isWorthNoting(path: string, userAgent: string): boolean {
  return ADDRESS.test(path) && !PROBE.test(path) && userAgent !== "" && !ROBOT.test(userAgent);
}
