/** The parts of a provider's page in order, before and after the biography, with their anchors. */
export const PROVIDER_PARTS = {
  before: { where: "Locations", about: "About" },
  after: { training: "Training and interests", insurance: "Insurance accepted" },
};
