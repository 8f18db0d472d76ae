/** Directions to an address in the two map applications people have on their phones. */
export function mapsLinks(address: string, latitude: number, longitude: number) {
  const place = encodeURIComponent(address);
  return {
    appleMapsLink: `https://maps.apple.com/?daddr=${place}&ll=${latitude},${longitude}`,
    googleMapsLink: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  };
}
