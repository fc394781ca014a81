// Powers and logarithms near enough for judging positions: sums and products alone, so the same on every machine.
#pragma once

#include <algorithm>
#include <bit>
#include <numbers>

#include "engine/types.h"

namespace saloon {

/// e^x to four digits; beyond +-80 as for +-80.
constexpr float near_exp(float x) {
  const float t = std::clamp(x, -80.0F, 80.0F) * std::numbers::log2e_v<float>;
  const auto whole = i32(t + 128.0F) - 128;  // rounded down
  const float part = t - float(whole);
  const float power =
      1.0F + part * (std::numbers::ln2_v<float> + part * (0.24022F + part * (0.05550F + part * 0.01122F)));
  return std::bit_cast<float>((whole + 127) << 23) * power;
}

/// ln x to four digits, for normal x > 0.
constexpr float near_log(float x) {
  const u32 bits = std::bit_cast<u32>(x);
  const float exponent = float(i32(bits >> 23) - 127);
  const float m = std::bit_cast<float>((bits & 0x7FFFFFU) | 0x3F800000U);  // 1 to 2
  const float s = (m - std::numbers::sqrt2_v<float>) / (m + std::numbers::sqrt2_v<float>);
  const float s2 = s * s;
  return (exponent + 0.5F) * std::numbers::ln2_v<float> + 2 * s * (1 + s2 * (0.33333333F + s2 * 0.2F));
}

}  // namespace saloon
