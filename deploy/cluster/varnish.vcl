# Varnish 7 with xkey (Debian: varnish, varnish-modules), started with `-p http_gzip_support=off`: the site compresses.
# `npm run cluster` fills in {{…}}.
vcl 4.1;

import std;
import xkey;

backend nodes {
  .host = "127.0.0.1";
  .port = "{{NODES_PORT}}";
  .first_byte_timeout = 30s;
  .probe = {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.url == "/.cache/health") {
    return (synth(200));
  }
  if (req.url == "/.cache/purge") {
    if (req.method != "POST" || req.http.Authorization != "Bearer {{PURGE_TOKEN}}") {
      return (synth(403));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization) {
    return (pass);
  }
  if (req.restarts == 0) {
    # A page of the past is only for when the nodes do not answer: see vcl_synth.
    set req.http.X-May-Be-Stale = "later";
    if (std.healthy(req.backend_hint)) {
      set req.grace = 0s;
    }
  }
  # The site sends two compressed forms.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Cookies make no difference to what the site lets a shared cache keep.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch || bereq.http.X-May-Be-Stale) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=([0-9]+).*", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=([0-9]+).*", "\1s"), 0s);
    set beresp.keep = 0s;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
  # Files whose address changes with their content.
  if (beresp.status == 200 && beresp.http.Cache-Control ~ "immutable") {
    set beresp.ttl = 1d;
    set beresp.grace = 1d;
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 5s;
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch || bereq.http.X-May-Be-Stale) {
    return (abandon);
  }
}

sub vcl_synth {
  # No node answered: look once more, for a page of the past. If there is none, the nodes' own error page is sent.
  if (resp.status == 503 && req.restarts == 0 && req.http.X-May-Be-Stale) {
    unset req.http.X-May-Be-Stale;
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
